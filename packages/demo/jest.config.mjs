import ofPackages from '../../jest.packages.config.mjs';

export default ofPackages;
