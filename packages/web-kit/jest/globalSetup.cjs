module.exports = function setIndianTime() {
  process.env.TZ = 'Asia/Kolkata';
};
