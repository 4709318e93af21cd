import { contentFolder } from '#database/content/content-file.ts'

/**
 * The small world that tests know: a catalogue made for them, in the form of content/, whose facts they may assert. An
 * editor never changes it.
 */
export const world = contentFolder('tools/testing/world')
