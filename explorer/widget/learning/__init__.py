"""Practice and the course page in a notebook: studies that know what the reader has answered."""
