import { FormattedMessage } from 'react-intl'

import { useServices } from '../app/context.tsx'
import { Barred } from '../components/conference/ConferenceCopy/Barred.tsx'
import { FileForm } from '../components/conference/ConferenceCopy/FileForm.tsx'
import { Page } from '../components/kit/workbench.styles.ts'
import { Lead } from '../components/kit/workbench.styles.ts'
import { useConferenceCopy } from './organizer/useConferenceCopy.ts'

/** `/organizer/import` (CONF-03): a conference from a file. */
const ConferenceImportPage = () => {
  const { newKey, now } = useServices()
  const { flow, view, busy, source, failure } = useConferenceCopy(null)
  return (
    <Page data-view={view} aria-busy={busy || undefined}>
      <p>
        <a href="/organizer">
          <FormattedMessage id="organizer.back" />
        </a>
      </p>
      <h1 tabIndex={-1}>
        <FormattedMessage id="copy.file" />
      </h1>
      <Lead>
        <FormattedMessage id="copy.file.about" />
      </Lead>
      {view === 'barred' ? (
        <Barred failure={failure} />
      ) : (
        <FileForm
          source={view === 'preview' ? source : null}
          busy={busy}
          failure={failure}
          now={now()}
          onChoose={(file) => flow.send({ type: 'file.choose', file })}
          onMake={() => flow.send({ type: 'copy.make', wish: null, key: newKey() })}
        />
      )}
    </Page>
  )
}

export default ConferenceImportPage
