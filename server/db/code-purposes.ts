/** What a code is for: a new password, or the confirmation of a new e-mail address. */
export type CodePurpose = 'password' | 'email';
