/** What the page of a video shows first, and largest. */
export const Cover = ({ src }: { src: string }) => (
  <img src={src} alt="" width="960" height="540" fetchPriority="high" />
)
