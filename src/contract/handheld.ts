/** MOB-01: by its name, a browser on a phone. Tablets are wide enough for the site itself. */
export const isHandheldAgent = (userAgent: string) =>
  /Android.+Mobile|iPhone|iPod|Windows Phone/i.test(userAgent)
