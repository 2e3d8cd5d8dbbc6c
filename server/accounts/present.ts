import type { User as ShownUser } from '../../src/contract/responses/profile.ts';
import { wantedOf } from '../notices/choices.ts';
import { isPlanConfirmed } from './plan.ts';
import type { User } from './repository.ts';

export const presentUser = (user: User): ShownUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  pendingEmail: user.pendingEmail,
  emailConfirmed: user.confirmedEmail === user.emailKey,
  phone: user.phone,
  phoneConfirmed: user.confirmedPhone === user.phone,
  profilePic: user.profilePic,
  subscriptionPlan: user.role === 'premium' ? 'Premium' : 'Regular',
  planConfirmed: isPlanConfirmed(user),
  planFrom: user.role === 'premium' ? user.premiumFrom : null,
  planUntil: user.role === 'premium' ? user.premiumUntil : null,
  language: user.language,
  wantedNotices: wantedOf(user.mutedNotices),
});
