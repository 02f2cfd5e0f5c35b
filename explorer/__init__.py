"""What a learner sees: boards, stories, lessons and the notebook widgets."""
