"""What the four base cards do, and waking up."""
