export const messages = {
  signUp: {
    title: 'Register',
    description: 'Open an account to follow your claims and your cover on your phone, with or without a network.',
    heading: 'Register',
    lead: 'An account takes a minute. You need it to send claims and to see what was decided.',
    submit: 'Register',
    haveAccount: 'Already registered?',
    toLogin: 'Login',
  },
  premiumSignUp: {
    title: 'Premium registration',
    description:
      'Open a premium account: treatment abroad, private rooms, air ambulance, and claims that are looked at first.',
    heading: 'Premium registration',
    lead: 'A premium account adds six services, and your claims are looked at first.',
    submit: 'Register',
    haveAccount: 'Already a premium customer?',
    toLogin: 'Premium login',
  },
  logIn: {
    title: 'Login',
    description: 'Log in to see your cover, follow your claims and send new ones.',
    heading: 'Login',
    lead: 'See your cover, follow your claims and send new ones.',
    submit: 'Login',
    noAccount: 'No account yet?',
    toRegister: 'Register',
    registered: 'Your account is ready. Log in to begin.',
  },
  premiumLogIn: {
    title: 'Premium login',
    description: 'Log in to your premium account.',
    heading: 'Premium login',
    lead: 'See your premium cover and follow your claims.',
    submit: 'Login',
    noAccount: 'No premium account yet?',
    toRegister: 'Premium registration',
    registered: 'Your premium account is ready. Log in to begin.',
    toRegular: 'Go to the regular login',
  },
  logInFirst: 'Please log in to go on. You then come back to where you were.',
  fields: {
    fullName: 'Full Name',
    email: 'Email',
    emailAddress: 'Email Address',
    phone: 'Phone Number',
    notDialable: 'We could not call this. Keep it?',
    dialable: 'A number such as 0911 234 567 is one that we can call.',
    keepPhone: 'Keep it',
    password: 'Password',
    confirmPassword: 'Confirm Password',
    passwordRule: (least: number) =>
      `At least ${least} characters. A short sentence is easy to remember and hard to guess.`,
    show: 'Show',
    hide: 'Hide',
  },
  failed: {
    login: 'Login failed. Please try again.',
    premiumLogin: 'Error logging in',
    signUp: 'The registration did not go through. Please try again.',
    premiumSignUp: 'Error registering premium user',
    passwordsDiffer: 'Passwords do not match!',
    notKept:
      'You are not logged in, since this phone could not keep it. If it is full, make some room, for example by deleting old videos. If this browser is told to keep nothing, allow it cookies and site data. Then press the button again.',
  },
  notReached: {
    noNetwork: 'We could not be reached. This needs a network. What you typed is still here.',
    busy: 'We are very busy just now. What you typed is still here: please try again in a moment.',
    wait: (seconds: number) =>
      seconds === 1
        ? 'We cannot take this just now. Please wait a second and try again.'
        : `We cannot take this just now. Please wait ${seconds} seconds and try again.`,
  },
  needsScript: 'This form needs a browser with JavaScript. You can also call us, day and night:',
};
