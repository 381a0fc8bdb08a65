module.exports = { ...require('@campus-commons/web-kit/jest/preset.cjs') };
