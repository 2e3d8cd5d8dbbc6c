-- PostgreSQL read the queue of one rank by this index, whose order is that of the table, and filtered out the claims of the other rank. The claims
-- that were received first are found by `claims_undecided`, for each rank.
DROP INDEX CONCURRENTLY IF EXISTS claims_waiting;
