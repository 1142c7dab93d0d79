/** `r•••@example.com`, `••••••5678`: enough to recognise one's own, too little to learn another's. */
export function masked(contact: string): string {
  const at = contact.lastIndexOf('@');
  return at > 0 ? `${contact[0]}•••${contact.slice(at)}` : `••••••${contact.slice(-4)}`;
}
