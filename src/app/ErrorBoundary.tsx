import { Component } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Trouble } from '../components/kit/StatusPage/Trouble.tsx'

interface Props {
  readonly children: ReactNode
}

/** Catches render errors of a page and offers a way on, instead of a blank document. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Trouble
        title={<FormattedMessage id="state.crash" />}
        text={<FormattedMessage id="state.crash.text" />}
        action={<FormattedMessage id="state.retry" />}
        onAction={() => this.setState({ failed: false })}
      />
    )
  }
}
