/** The states of a letter. */
export const messages = {
  state: {
    waiting: 'Saved on this phone, not sent yet',
    sending: 'Sending',
    sent: (number: string, when: string) => `Sent, receipt ${number} at ${when}`,
    needsLogIn: 'Log in to send',
    needsCorrection: 'Needs correction',
  },
  explanation: {
    waiting:
      'It goes out by itself once there is a network. You can close this page. There is no need to write it again.',
    sending: 'It is on its way to us. It stays on this phone until we have confirmed it.',
    sent: 'We have it now, whatever happens to this phone.',
    needsLogIn: 'It is kept on this phone. Log in, and it is sent.',
    needsCorrection: 'We could not take it as it is. It is kept on this phone: correct it and send it again.',
    earlierArrived:
      'An earlier version of this had already reached us before you changed it, so this one was not taken: nothing is sent twice. You find the earlier one among your claims. If the change matters, call us.',
    refusedUnchanged: 'We could not take it. It is kept on this phone.',
  },
  lastAttempt: (when: string) => `Last tried: ${when}`,
  kind: {
    claim: 'Claim',
    'premium-claim': 'Premium claim',
    'claim-answer': 'Answer to a question',
    'claim-review': 'Request for another look',
    'claim-request': 'Request to the administrator',
    'call-back': 'Request to be called',
    subscription: 'Subscription',
    upgrade: 'Upgrade to Premium',
  },
  act: {
    sendNow: 'Send now',
    tryAgain: 'Try again',
    logIn: 'Log in',
    correct: 'Correct',
    tooLateToEdit:
      'It is being sent just now, so it cannot be changed. If that does not succeed, you can change it again.',
    edit: 'Edit',
    discard: 'Discard',
  },
  discard: {
    title: 'Discard this?',
    text: 'It has not been sent. What you wrote is deleted from this phone and cannot be brought back.',
    textSending: 'It is being sent at this moment. If it reaches us first, we have it all the same.',
    yes: 'Discard it',
    no: 'Keep it',
  },
};
