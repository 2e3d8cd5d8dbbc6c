-- When the password was last asked for in a session. The log-in itself counts too: `opened_at`.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
