import type { PageProps } from '../app/context.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { Collection } from './collection/Collection.tsx'

/** `/personal/collection/conf`, `…/news` and `…/video` (MEM-01) */
const CollectionPage = ({ name }: PageProps) => {
  const current = name === 'newsCollection' || name === 'videoCollection' ? name : 'confCollection'
  const kind = kinds[current]
  return (
    <MemberLayout current={current}>
      <Collection key={kind} kind={kind} />
    </MemberLayout>
  )
}

const kinds = { confCollection: 'conf', newsCollection: 'news', videoCollection: 'video' } as const

export default CollectionPage
