import type { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import { presentRequest } from '../requests/present.ts';
import type { CallBackRow } from './repository.ts';

export function presentCallBack(row: CallBackRow): ResponseOf<typeof adminEndpoints.takeCallBack> {
  const { phone, callTime, claimId, text, takenBy, note } = row.request;
  return {
    ...presentRequest(row),
    phone,
    time: callTime,
    claim: claimId === null ? null : { id: claimId, number: row.claimNumber ?? '' },
    text,
    takenBy: takenBy === null ? null : { id: takenBy, name: row.takenBy ?? '' },
    note,
  };
}
