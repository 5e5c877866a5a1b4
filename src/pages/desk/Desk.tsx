import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { DeskTools } from '../../components/papers/PaperDesk/DeskTools.tsx'
import { Heading, Links } from '../../components/papers/PaperDesk/PaperDesk.styles.ts'
import { assignmentHref, settingsHref } from '../../components/kit/paperPlaces.ts'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
import { isMissing } from '../../contract/failure.ts'
import { deskWishHref, sheetsWishHref, type DeskWish } from './deskWish.ts'
import { Papers } from './Papers.tsx'
import { Rebuttals } from './Rebuttals.tsx'
import { useDeskCounts } from './useDesk.ts'

interface Props {
  wish: DeskWish
  /** Decisions were released, papers passed, or rebuttals opened: reload everything. */
  onReleased: () => void
}

/** The papers of a conference, with the chairs' actions on all of them. */
export const Desk = ({ wish, onReleased }: Props) => {
  const { go } = useServices()
  const { one: counts, failure } = useDeskCounts(wish.conferenceId)
  // Content of others is treated as missing.
  if (counts === null && isMissing(failure)) return <StatusPage name="404" />
  return (
    <>
      <Heading>{counts?.conference}</Heading>
      <Links as="nav">
        <a href={settingsHref(wish.conferenceId)}>
          <FormattedMessage id="desk.settings" />
        </a>
        <a href={assignmentHref(wish.conferenceId)}>
          <FormattedMessage id="desk.assignment" />
        </a>
        <a href={sheetsWishHref(wish)}>
          <FormattedMessage id="desk.sheets" />
        </a>
      </Links>
      <DeskTools
        filter={wish.filter}
        q={wish.q}
        counts={counts?.counts ?? null}
        hrefOf={(filter, q) => deskWishHref({ ...wish, filter, q })}
        onSearch={(q) => go.to(deskWishHref({ ...wish, q }))}
      />
      <Rebuttals conferenceId={wish.conferenceId} onOpened={onReleased} />
      <Papers key={deskWishHref(wish)} wish={wish} onMoved={onReleased} />
    </>
  )
}
