-- The queue of one rank was read by this index, past the claims of the other rank: PostgreSQL takes an order in which the claims lie in the table
-- for the cheaper one. What was received first is found by `claims_undecided`, rank by rank.
DROP INDEX CONCURRENTLY IF EXISTS claims_waiting;
