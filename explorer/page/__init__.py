"""What a page shows, as typed records."""
