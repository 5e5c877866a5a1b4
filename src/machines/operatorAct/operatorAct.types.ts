/** What an administrator types for an act, by field; empty where nothing is asked for. */
export type ActTexts = Readonly<Record<string, string>>

export interface SendAct {
  texts: ActTexts
  key: string
}

export interface OperatorActPort {
  /** Rejects with `CallError`. */
  sendAct(act: SendAct, signal: AbortSignal): Promise<unknown>
}
