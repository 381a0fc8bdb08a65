const path = require('node:path');

/** Replaces an imported picture or font with its file name. Vite replaces it with its URL. */
module.exports = {
  process(_source, file) {
    const name = JSON.stringify(path.basename(file));
    return { code: `module.exports = { __esModule: true, default: ${name} };` };
  },
};
