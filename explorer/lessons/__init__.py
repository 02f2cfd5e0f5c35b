"""Questions of a scenario: asked, answered, judged."""
