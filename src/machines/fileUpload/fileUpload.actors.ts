/** The effects of a file that comes at once: of it the server has all or nothing, so that nothing is resumed. */
export const wholeFile = {
  findOffset: () => Promise.reject(new Error('There is no part of it')),
  discardUpload: () => Promise.resolve(),
  watchNetwork: () => () => undefined,
}
