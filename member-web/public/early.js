/**
 * Runs before the site's own code has arrived, on the pages that are not prerendered. For a member who has been here
 * before it shows the splash, asks for the posts that the address shows and for what shows them to read before all else
 * has come, and sends for the code of the member's home: all of it then travels with the rest of the site, and not after
 * it. A file of its own because the content security policy forbids inline scripts. What it leaves is read by
 * src/lib/early.ts and src/api/earlyAnswer.ts; a test holds it to the paths, keys and page size of the site.
 */
(function () {
  var own = document.currentScript;
  var path = location.pathname.replace(/\/+$/, '');
  var token = null;
  try {
    token = localStorage.getItem('token');
  } catch (_forbidden) {
    // Without storage nobody has been here before.
  }
  if (!own || !token || !/^[\x21-\x7e]+$/.test(token) || !/^(?:\/dashboard(?:\/.*)?)?$/.test(path)) return;

  document.documentElement.setAttribute('data-taking-up', '');
  var early = (window.__CAMPUS_EARLY__ = { splashAt: performance.now() });

  // An address without a page of its own leads to the dashboard.
  if (path === '' || path === '/dashboard') askForPosts();

  (own.getAttribute('data-home') || '').split(' ').forEach(function (file) {
    if (!file) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  });

  function askForPosts() {
    var page = path === '' ? 1 : Number(new URLSearchParams(location.search).get('page'));
    early.url = own.getAttribute('data-api') + '/user/feeds/getAllFeeds';
    early.token = token;
    early.body = JSON.stringify({ page: Number.isSafeInteger(page) && page > 0 ? page : 1, limit: 10 });
    early.response = fetch(early.url, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: early.body,
    }).catch(function () {
      // Nobody may have asked yet; whoever does asks again.
      return undefined;
    });
    // What shows them to read should the site's code take its time (src/early): small, and first in line.
    var posts = own.getAttribute('data-posts');
    if (!posts) return;
    var script = document.createElement('script');
    script.fetchPriority = 'high';
    script.src = posts;
    document.head.appendChild(script);
  }
})();
