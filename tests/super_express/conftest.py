import pytest

pytest.register_assert_rewrite("tests.super_express.table")
