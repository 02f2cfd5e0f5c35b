"""A study to take along: one page, pictures, animations, stored steps."""
