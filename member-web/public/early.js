/**
 * Runs before the site's own code has loaded, on pages whose first paint depends on who opens them. It sends visitors
 * from the root address to the landing page, which is prerendered. For a member with a stored token it shows the splash,
 * instead of the visitors' page if that is prerendered; fetches the posts of the address, loads the small script that
 * shows them (src/early), and preloads the code of the member's home. All of this loads in parallel with the site's
 * code. It is a separate file because the content security policy forbids inline scripts. src/lib/loading/early.ts and
 * src/api/request.ts read its results; a test checks that its paths and keys match those of the site.
 */
(function () {
  var own = document.currentScript;
  var path = location.pathname.replace(/\/+$/, '');
  var token = null;
  var isKnownDevice = false;
  // The member's screens; the root address leads to them. The last five are prerendered for visitors.
  var members = /^(?:\/dashboard(?:\/.*)?|\/learning|\/internships|\/projects|\/community|\/blogs)?$/;
  try {
    token = localStorage.getItem('token');
    isKnownDevice = localStorage.getItem('deviceToken') !== null;
  } catch (_forbidden) {
    // Without storage there is no stored token.
  }
  // Who has signed in on this device before opens the landing page with the form to sign in; so does its `#login`.
  // src/features/auth/AuthForms.tsx decides the same.
  if (path === '/landing' && (location.hash === '#login' || (location.hash !== '#join' && isKnownDevice))) {
    document.documentElement.setAttribute('data-opens-sign-in', '');
  }
  // The site would lead there too, but only once its code has loaded.
  if (path === '' && !token) location.replace('/landing');
  if (!own || !token || !/^[\x21-\x7e]+$/.test(token) || !members.test(path)) return;

  document.documentElement.setAttribute('data-restoring-session', '');
  var early = (window.__CAMPUS_EARLY__ = { splashAt: performance.now() });

  // The root address leads to the dashboard, which opens with the feed `data-feed`. Only everyone's posts are fetched.
  var feed = (path && new URLSearchParams(location.search).get('feed')) || own.getAttribute('data-feed');
  if ((path === '' || path === '/dashboard') && feed !== 'following' && feed !== 'week') fetchPosts();

  (own.getAttribute('data-home') || '').split(' ').forEach(function (file) {
    if (!file) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  });

  function fetchPosts() {
    var page = path === '' ? 1 : Number(new URLSearchParams(location.search).get('page'));
    early.url = own.getAttribute('data-api') + '/user/feeds/getAllFeeds';
    early.token = token;
    early.body = JSON.stringify({
      usersFeed: false,
      page: Number.isSafeInteger(page) && page > 0 ? page : 1,
      limit: Number(own.getAttribute('data-limit')),
    });
    early.response = fetch(early.url, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: early.body,
    }).catch(function () {
      // A failure is ignored here: the site makes the call again when it needs the answer.
      return undefined;
    });
    // The script that shows the posts if the site's code takes long (src/early). It is small and loads first.
    var posts = own.getAttribute('data-posts');
    if (!posts) return;
    var script = document.createElement('script');
    script.fetchPriority = 'high';
    script.src = posts;
    document.head.appendChild(script);
  }
})();
