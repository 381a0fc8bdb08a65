/**
 * The service worker that shows pushes to this device. It handles nothing else: pages and files come from the network as without
 * it. Its own file, because the browser runs it while the site is closed. The messages are described by `PushMessage` in
 * backend/src/modules/notifications.
 */
// The deployment's values are written for pages.
self.window = self;
self.importScripts('/config.js');

var brand = (self.__CAMPUS_COMMONS__ || {}).brandName || 'Campus Commons';
/** Milliseconds that an open page has to say that it shows an address itself. */
var ANSWER_TIMEOUT_MS = 500;

// No page depends on the version of this script, so a new one needs not wait until they are closed.
self.addEventListener('install', function () {
  self.skipWaiting();
});

self.addEventListener('push', function (event) {
  var message = messageOf(event.data);
  event.waitUntil(
    self.registration.showNotification(brand, {
      body: message.words,
      // A newer push about the same replaces the one that is shown, and tells so.
      tag: message.tag,
      renotify: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { path: message.path },
    }),
  );
});

self.addEventListener('notificationclick', function (event) {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

// The browser replaced its address at the push service. Only a page knows the member's session, so a page that is open, or the
// next one to be opened, tells the server.
self.addEventListener('pushsubscriptionchange', function (event) {
  var old = event.oldSubscription;
  var renewed =
    event.newSubscription || !old
      ? Promise.resolve()
      : self.registration.pushManager.subscribe(old.options).catch(function () {
          // The member took the permission back.
        });
  event.waitUntil(
    renewed.then(pages).then(function (open) {
      open.forEach(function (page) {
        page.postMessage({ type: 'push-changed' });
      });
    }),
  );
});

/** A browser requires that every push is shown, so one that cannot be read is shown without details. */
function messageOf(data) {
  var message = {};
  try {
    message = data.json();
  } catch (_unreadable) {
    // Shown without details.
  }
  var isComplete = typeof message.words === 'string' && isOwnPath(message.path);
  return isComplete
    ? { words: message.words, path: message.path, tag: String(message.tag) }
    : { words: 'You have new notifications', path: '/dashboard/notifications', tag: 'unknown' };
}

function isOwnPath(path) {
  return typeof path === 'string' && /^\/dashboard(?:[/?]|$)/.test(path);
}

/** The open pages of the site, the one used last first. */
function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Opens an address in a page that is already open, if it can show it; else in a new one. */
async function open(path) {
  for (var page of await pages()) {
    if (await shows(page, path)) {
      try {
        await page.focus();
      } catch (_refused) {
        // Some browsers focus only the page that asks.
      }
      return;
    }
  }
  await self.clients.openWindow(path);
}

/** Whether a page has opened the address. A page where nobody is signed in, or of an older release, does not answer. */
function shows(page, path) {
  return new Promise(function (done) {
    var channel = new MessageChannel();
    channel.port1.onmessage = function () {
      done(true);
    };
    setTimeout(done, ANSWER_TIMEOUT_MS, false);
    page.postMessage({ type: 'push-opened', path: path }, [channel.port2]);
  });
}
