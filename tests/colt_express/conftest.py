import pytest

pytest.register_assert_rewrite("tests.colt_express.table")
