/** What a code is for: a new password, or the confirmation of a new e-mail address or of the phone number. */
export type CodePurpose = 'password' | 'email' | 'phone';
