import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { VideoFilterForm } from '../components/catalogue/Video/VideoFilterForm.tsx'
import { VideosLayout } from '../components/catalogue/Video/VideosLayout.tsx'
import { useSubjects } from './conferences/useSubjects.ts'
import { useVisitor } from './shared/useVisitor.ts'
import { Begun } from './video/Begun.tsx'
import { readVideoFilters, videoQuery } from './video/filters.ts'
import { useVideoConferences } from './video/useVideoConferences.ts'
import { Videos } from './video/Videos.tsx'

/** `/videos` (PUB-01): the search is in the address, so that it can be shared and returned to. */
const VideosPage = () => {
  const { go, session } = useServices()
  const visitor = useVisitor(session)
  const filters = readVideoFilters(useSearch())
  const found = videoQuery(filters)
  return (
    <VideosLayout
      begun={visitor !== null && <Begun key={visitor} />}
      filters={
        <VideoFilterForm
          // Independent of the spelling in the address: a form that is rendered again loses the input in progress.
          key={`form ${found}`}
          filters={filters}
          subjects={useSubjects()}
          conferences={useVideoConferences()}
          onSearch={(wanted) => {
            const query = videoQuery(wanted)
            go.to(`/videos${query && `?${query}`}`, { replace: query === found })
          }}
        />
      }
    >
      <Videos key={found} filters={filters} />
    </VideosLayout>
  )
}

export default VideosPage
