export const installStage: () => void
