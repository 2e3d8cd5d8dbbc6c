-- A plan is confirmed from its first day to its last. One that was confirmed without a last day has that of its year.
UPDATE users SET premium_until = (premium_from - interval '1 day' + make_interval(years => 1 + greatest(0,
    extract(year FROM age((now() AT TIME ZONE 'Africa/Addis_Ababa')::date, premium_from)))::int))::date
  WHERE premium_from IS NOT NULL AND premium_until IS NULL;
ALTER TABLE users ADD CHECK (premium_from IS NULL OR premium_until IS NOT NULL);
CREATE INDEX users_not_confirmed ON users (id) WHERE role = 'premium' AND premium_from IS NULL;

-- What waits of those whose plan was never confirmed is taken like any other claim.
UPDATE claims SET priority = false
  FROM users
  WHERE users.id = claims.user_id AND users.premium_from IS NULL
    AND claims.priority AND claims.status IN ('submitted', 'in-review', 'more-information');
