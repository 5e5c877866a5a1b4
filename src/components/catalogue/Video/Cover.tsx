/** First and largest part of a video's page. */
export const Cover = ({ src }: { src: string }) => (
  <img src={src} alt="" width="960" height="540" fetchPriority="high" />
)
