import type { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import type { Member } from '../../src/contract/responses/family.ts';
import type { MemberRequestRow, MemberRow } from './repository.ts';

export const presentMember = (member: MemberRow): Member => ({
  id: member.id,
  number: member.number,
  name: member.name,
  birthDate: member.birthDate,
  relation: member.relation,
  status: member.status,
  requestedAt: member.receivedAt.toISOString(),
  endedAt: member.endedAt?.toISOString() ?? null,
  reason: member.reason,
});

export const presentMemberRequest = ({
  request,
  customer,
  settledBy,
}: MemberRequestRow): ResponseOf<typeof adminEndpoints.settleFamilyMember> => ({
  ...presentMember(request),
  receivedAt: request.receivedAt.toISOString(),
  customer,
  settledAt: request.settledAt?.toISOString() ?? null,
  settledBy,
});
