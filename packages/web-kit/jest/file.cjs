const path = require('node:path');

/** An imported picture or font becomes its file name; Vite would make it its URL. */
module.exports = {
  process(_source, file) {
    const name = JSON.stringify(path.basename(file));
    return { code: `module.exports = { __esModule: true, default: ${name} };` };
  },
};
