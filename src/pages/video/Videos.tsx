import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { ResultList } from '../../components/catalogue/Conference/ResultList.tsx'
import { VideoCard } from '../../components/site/Home/VideoCard.tsx'
import type { VideoFilters } from '../../components/catalogue/Video/VideoFilterForm.tsx'
import { listVideos } from '../../contract/catalogue.ts'
import { useCallList } from '../shared/useCallList.ts'
import { askedVideos, videoQuery } from './filters.ts'

/** Results for one search; another search is another list. */
export const Videos = ({ filters }: { filters: VideoFilters }) => {
  const { initial } = useServices()
  const input = askedVideos(filters)
  const { onRefresh: _, ...list } = useCallList(
    listVideos,
    input,
    initial(listVideos, input),
    `listVideos ${JSON.stringify(input)}`,
  )
  return (
    <ResultList
      {...list}
      count="videos.count"
      none={<FormattedMessage id={videoQuery(filters) === '' ? 'videos.none' : 'videos.notFound'} />}
      min="17rem"
      height="17rem"
      places={6}
    >
      {(video, at) => <VideoCard video={video} at={at} heading="h2" />}
    </ResultList>
  )
}
