import type * as v from 'valibot';

/**
 * A versioned payload. Letters may wait on phones for months, so the server accepts the current version and the
 * three before it: `migrations[n]` turns version n into n+1.
 */
export type Payload<S extends v.GenericSchema = v.GenericSchema> = {
  schema: S;
  version: number;
  migrations: Readonly<Record<number, (older: never) => unknown>>;
  /** The version that this body is sent as: an older one if it says the same, for servers of the version before. */
  versionOf?: ((body: never) => number) | undefined;
};

export const payloadVersionHeader = 'payload-version';

export function payload<S extends v.GenericSchema>(
  version: number,
  schema: S,
  migrations: Payload['migrations'] = {},
  versionOf?: (body: v.InferInput<S>) => number,
): Payload<S> {
  return { schema, version, migrations, versionOf };
}

export const oldestAcceptedVersion = (of: Payload) => Math.max(1, of.version - 3);

/** Migrates an older body to the current version. The result still has to be validated. */
export function migrate(to: Payload, from: number, body: unknown): unknown {
  let now = body;
  for (let version = from; version < to.version; version++) {
    const step = to.migrations[version];
    if (step) now = step(now as never);
  }
  return now;
}
