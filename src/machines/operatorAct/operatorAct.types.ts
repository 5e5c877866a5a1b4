/** An administrator's input for an act, by field; empty for an act without fields. */
export type ActTexts = Readonly<Record<string, string>>

export interface SendAct {
  texts: ActTexts
  key: string
}

export interface OperatorActPort {
  /** Rejects with `CallError`. */
  sendAct(act: SendAct, signal: AbortSignal): Promise<unknown>
}
