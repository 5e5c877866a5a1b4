import { FactorMissing } from '../SecondFactor/FactorMissing.tsx'
import { FailureState } from '../ui/FailureState.tsx'
import type { FailureStateProps } from '../ui/FailureState.tsx'
import { Page } from './RecordView.styles.ts'

/** In the place of a record that could not be fetched. */
export const RecordFailed = (props: FailureStateProps) =>
  props.failure?.reason === 'secondFactorMissing' ? (
    <FactorMissing />
  ) : (
    <Page>
      <FailureState {...props} />
    </Page>
  )
