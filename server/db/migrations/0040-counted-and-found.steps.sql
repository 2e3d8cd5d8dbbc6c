DO $$ BEGIN
  PERFORM count_all_claims();
  COMMIT;
END $$;

-- Of the days that the overview shows.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
BEGIN
  LOOP
    batch := ARRAY(
      SELECT id FROM claims
      WHERE id > last AND status IN ('approved', 'declined', 'paid') AND changed_at > now() - interval '92 days'
      ORDER BY id LIMIT 1000 FOR NO KEY UPDATE);
    EXIT WHEN cardinality(batch) = 0;
    PERFORM count_decision(id) FROM unnest(batch) AS id;
    last := batch[cardinality(batch)];
    COMMIT;
  END LOOP;
END $$;

DROP INDEX CONCURRENTLY IF EXISTS claims_by_assignee;

-- Instead of `claims_assigned`, which has only claims that somebody works on.
CREATE INDEX CONCURRENTLY claims_by_assignee ON claims (assigned_to, queue_rank, received_at, id);

DROP INDEX CONCURRENTLY IF EXISTS claims_assigned;

DROP INDEX CONCURRENTLY IF EXISTS claims_of_another_look;

CREATE INDEX CONCURRENTLY claims_of_another_look ON claims (queue_rank, received_at, id)
  WHERE disagreed_with IS NOT NULL AND status IN ('submitted', 'in-review', 'more-information');

DROP INDEX CONCURRENTLY IF EXISTS claims_to_pay;

CREATE INDEX CONCURRENTLY claims_to_pay ON claims (changed_at, id) WHERE status = 'approved';

DROP INDEX CONCURRENTLY IF EXISTS claims_of_user;

-- Instead of `claims_of_user_newest_first`, with what the claims of some hundred customers are put in order by.
CREATE INDEX CONCURRENTLY claims_of_user ON claims (user_id, id DESC) INCLUDE (queue_rank, received_at);

DROP INDEX CONCURRENTLY IF EXISTS claims_of_user_newest_first;

DROP INDEX CONCURRENTLY IF EXISTS claims_to_decide_filtered;

-- Instead of `claims_to_decide`, with what the queue is filtered by.
CREATE INDEX CONCURRENTLY claims_to_decide_filtered ON claims (queue_rank, received_at, id)
  INCLUDE (hospital, service, kind, assigned_to) WHERE status IN ('submitted', 'in-review');

DROP INDEX CONCURRENTLY IF EXISTS claims_to_decide;
