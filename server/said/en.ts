/** What the server says to a customer. The sentences of the error catalogue are kept to the letter. */
export const said = {
  registered: 'Your account is ready. You can log in now.',
  premiumRegistered: 'Your premium account is ready. You can log in now.',
  premiumLoggedIn: 'Welcome back.',
  wrongLogIn: 'Email or password is wrong.',
  notPremium: 'This is not a premium account. Please log in with the regular form.',
  profileUpdated: 'Profile updated successfully.',
  passwordChanged: 'Password changed successfully.',
  claimReceived: (number: string) => `Your claim has arrived. Its number is ${number}.`,
  premiumClaimReceived: 'Claim submitted successfully.',
  claimRequestReceived: 'Claim request sent to admin.',
  subscriptionRequested: (number: string) =>
    `Your request has arrived. Its number is ${number}. The service is yours once we have confirmed the payment.`,
  upgradeRequested: (number: string) =>
    `Your request has arrived. Its number is ${number}. Your plan is premium once we have confirmed the payment.`,
  deletionAsked: 'Your request has arrived. Your account is deleted as soon as an administrator has looked at it.',
  deletionTakenBack: 'Your request is taken back. Your account stays.',

  fields: 'Please correct what is marked.',
  logInNeeded: 'Please log in to go on.',
  sessionOver: 'Your session has ended. Please log in again.',
  accountDeleted: 'This account was deleted, as was asked for. Nothing can be sent with it any more.',
  notAllowed: 'Your account does not have access to this.',
  premiumOnly: 'This is for premium accounts.',
  premiumService: 'This service needs a premium account. Upgrade to Premium first.',
  claimChanged: 'Somebody else has decided about this claim in the meantime. Nothing was overwritten.',
  notNow: 'This cannot be done with the claim as it stands.',
  nameTaken: 'There is one of this name already.',
  settledBefore: 'This was settled in the meantime.',
  claimsUndecided: 'Claims of this customer wait for a decision. Decide them first.',
  notYours: 'This belongs to another account.',
  notFound: 'There is nothing at this address.',
  wrongMethod: 'This address cannot be used that way.',
  malformed: 'What arrived could not be read. Please try again.',
  notJson: 'What arrived is not in a form we can read.',
  tooLarge: 'This is too large to be sent.',
  addressTooLong: 'This address is too long.',
  wrongKey: 'The key of this letter is not a UUID.',
  keyUsed: 'This was sent before with other content. Please send it as a new claim.',
  unknownVersion:
    'This was written with a version of Tenawas that is no longer understood. Please update and send it again.',
  tooOften: (seconds: number) =>
    `That was too often. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`,
  busy: 'Tenawas is very busy just now. Please try again in a moment.',
  broken: 'Something went wrong on our side. Please try again.',
  refused: 'This request was refused.',
};
export type Said = typeof said;
