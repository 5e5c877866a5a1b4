import { CodeForm } from '../components/site/Setup/CodeForm.tsx'
import { MailForm } from '../components/site/Setup/MailForm.tsx'
import { OrganizerForm } from '../components/site/Setup/OrganizerForm.tsx'
import { Payment } from '../components/site/Setup/Payment.tsx'
import { Ready } from '../components/site/Setup/Ready.tsx'
import { SetupLayout } from '../components/site/Setup/SetupLayout.tsx'
import { SiteForm } from '../components/site/Setup/SiteForm.tsx'
import { LoadingPage } from '../components/kit/StatusPage/LoadingPage.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { FailureState } from '../components/kit/FailureState.tsx'
import { Administrator } from './setup/Administrator.tsx'
import { useCountries } from './shared/useCountries.ts'
import { useSetup } from './setup/useSetup.ts'

/** `/setup`: the first run of an empty site (OPS-01); later there is no such page. */
const SetupPage = () => {
  const { view, progress, failure, isBusy, isPassing, ...on } = useSetup()
  const countries = useCountries()
  if (view === 'gone') return <StatusPage name="404" />
  if (view === 'loading' || view === 'finished') return <LoadingPage />
  if (view === 'failed') return <FailureState failure={failure} onRetry={on.onRetry} />
  const busy = isBusy && !isPassing
  const step = { busy, failure, isPassing, onSave: on.onSave, onPass: on.onPass }
  return (
    <SetupLayout view={view} progress={progress}>
      {view === 'code' && <CodeForm busy={busy} failure={failure} onClaim={on.onClaim} />}
      {view === 'taken' && <FailureState failure={failure} onRetry={on.onRetry} />}
      {view === 'administrator' && <Administrator {...step} />}
      {view === 'site' && progress && <SiteForm {...step} site={progress.site} />}
      {view === 'mail' && progress && <MailForm {...step} mail={progress.mail} />}
      {view === 'payment' && progress && <Payment {...step} payment={progress.payment} />}
      {view === 'organizer' && <OrganizerForm {...step} countries={countries} />}
      {view === 'ready' && progress && (
        <Ready busy={busy} failure={failure} progress={progress} onFinish={on.onFinish} />
      )}
    </SetupLayout>
  )
}

export default SetupPage
