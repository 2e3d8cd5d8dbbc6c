export const messages = {
  pin: 'PIN',
  wrong: (left: number) =>
    left === 1
      ? 'This PIN is wrong. One more wrong PIN, and this phone forgets what is not waiting to be sent.'
      : `This PIN is wrong. ${left} tries are left.`,
  wait: (moment: string) => `The next PIN can be tried from ${moment}.`,
  usedUp:
    'The PIN was wrong ten times. This phone has forgotten what was not waiting to be sent. What waits is kept, and is sent when you log in with your password.',
  failed: 'This did not work on this phone. Please try again.',
  locked: {
    title: 'Tenawas is locked',
    lead: 'Enter your PIN to see your account on this phone.',
    unlock: 'Unlock',
    waiting: (count: number) =>
      count === 1
        ? 'One letter or photograph waits on this phone. It is sent as soon as there is a network, without the PIN.'
        : `${count} letters and photographs wait on this phone. They are sent as soon as there is a network, without the PIN.`,
  },
  forgotten: {
    title: 'Log in with the password instead',
    means:
      'Without the PIN, forms that you began and have not submitted cannot be recovered: they are deleted, with their photographs. The PIN is then off.',
    stays: 'What waits to be sent stays and is sent. Everything else is fetched again, which needs a network.',
    anotherAccount: 'This is another account. To log in with it, log out first.',
    submit: 'Log in and delete the PIN',
  },
  another: {
    title: 'Somebody else wants to log in',
    means:
      'You log out. What waits to be sent and the forms that you began stay locked on this phone; letters are sent when you log in again.',
    logOut: 'Log out',
  },
  fields: {
    current: 'Your PIN now',
    new: 'New PIN',
    again: 'New PIN once more',
    hint: 'Four to six digits',
  },
  problems: {
    short: 'A PIN has four to six digits.',
    obvious: 'This PIN is tried first by others. Please choose another one.',
    different: 'This is not the same PIN.',
  },
  settings: {
    heading: 'Lock this phone’s Tenawas with a PIN',
    lead: 'If you share this phone: with a PIN, Tenawas is locked after five minutes without use, when it was put away for half a minute, and when it is opened again. What is stored on this phone of your claims, forms and photographs is encrypted. What waits is sent all the same.',
    isOn: 'The PIN is on: Tenawas is locked after five minutes without use, when it was put away for half a minute, and when it is opened again.',
    limits:
      'A PIN keeps family and passers-by out. It does not stop an expert who has this phone in a laboratory. After ten wrong PINs this phone forgets what is not waiting to be sent, and so it does if you forget the PIN.',
    set: 'Set a PIN',
    change: 'Change the PIN',
    remove: 'Turn the PIN off',
    lockNow: 'Lock now',
    cancel: 'Cancel',
    submit: { set: 'Set the PIN', change: 'Change the PIN', remove: 'Turn off' },
    done: {
      set: 'The PIN is on. What is stored of you on this phone is encrypted.',
      change: 'The PIN is changed.',
      remove: 'The PIN is off.',
    },
  },
};
