/** Stub for style sheets, because jsdom has no layout. */
module.exports = {};
