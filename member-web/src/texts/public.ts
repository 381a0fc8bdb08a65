/** Screens for everybody, besides their frame: notices, an address without a page, and where to go next. */
export const publicTexts = {
  nothing: 'Nothing to announce',
  nothingText: 'Notices for everyone stand here. There are none.',

  info: 'Info',
  notFoundTitle: 'Page not found',
  notFound: 'Oops! Page Not Found',
  notFoundText:
    'This door was bricked up, or never built. The link may be old, or its author took the page down.',
  goToHomepage: 'Go to Homepage',
  continueToConsole: 'Continue to the console',
  openFeed: 'Open your feed',
  joinOrSignIn: 'Join or sign in',
};
