/** Whether a text may be an address of mail, spaces around it aside. The server and the message that is sent there decide. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
