"""What a reader has learnt: answers kept in a file, rules that come again, a course.

It may import `lessons`, `session` and `files`. Everything but `keeping` is a function of the
answers and of the day, which is passed in.
"""
