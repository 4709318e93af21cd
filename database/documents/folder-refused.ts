/** Why documents are neither written to a folder nor read from it, in words for whoever named it. */
export class FolderRefused extends Error {
  override name = 'FolderRefused'
}
