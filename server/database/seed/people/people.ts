/** Password of every demonstration account; they exist only where architecture allows a demonstration. */
export const DEMO_PASSWORD = 'abhyas-demo';

export interface StaffStory {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'owner' | 'administrator' | 'teacher' | 'reviewer';
  readonly teaches?: readonly string[];
}

export const staff: Readonly<Record<'provider' | 'meridian' | 'northstar', readonly StaffStory[]>> = {
  provider: [{ email: 'kavya@abhyas.example', firstName: 'Kavya', lastName: 'Menon', role: 'owner' }],
  meridian: [
    { email: 'owner@meridian.example', firstName: 'Ravi', lastName: 'Deshpande', role: 'owner' },
    {
      email: 'farida@meridian.example',
      firstName: 'Farida',
      lastName: 'Shaikh',
      role: 'teacher',
      teaches: ['physics'],
    },
    { email: 'vikram@meridian.example', firstName: 'Vikram', lastName: 'Rao', role: 'teacher', teaches: ['maths'] },
    { email: 'arjun@meridian.example', firstName: 'Arjun', lastName: 'Nair', role: 'teacher', teaches: ['chemistry'] },
    { email: 'meera@meridian.example', firstName: 'Meera', lastName: 'Iyer', role: 'teacher', teaches: ['biology'] },
    { email: 'sunil@meridian.example', firstName: 'Sunil', lastName: 'Pawar', role: 'administrator' },
    { email: 'latha@meridian.example', firstName: 'Latha', lastName: 'Raman', role: 'reviewer' },
  ],
  northstar: [
    { email: 'owner@northstar.example', firstName: 'Leela', lastName: 'Varma', role: 'owner' },
    {
      email: 'joseph@northstar.example',
      firstName: 'Joseph',
      lastName: 'Mathew',
      role: 'teacher',
      teaches: ['physics', 'chemistry'],
    },
  ],
};

/** A teacher of Meridian Academy who has not come yet. */
export const invitedTeacher = { email: 'gopal@meridian.example', role: 'teacher', teaches: ['maths'] } as const;

/** The forty students of Meridian Academy; Ananya is the one the README signs in as. */
export const students = [
  'Ananya Sharma',
  'Aarav Gupta',
  'Aditi Kulkarni',
  'Aditya Joshi',
  'Aisha Khan',
  'Akash Yadav',
  'Amrita Sen',
  'Anil Chauhan',
  'Anjali Pillai',
  'Arnav Mehta',
  'Bhavna Solanki',
  'Chirag Patel',
  'Deepika Reddy',
  'Dev Malhotra',
  'Diya Bose',
  'Esha Thakur',
  'Farhan Ali',
  'Gauri Patil',
  'Harsh Vardhan',
  'Ishaan Kapoor',
  'Ishita Ghosh',
  'Jaya Lakshmi',
  'Karan Singh',
  'Kiran Bedekar',
  'Lakshya Arora',
  'Manasi Naik',
  'Mohit Saxena',
  'Naina Agarwal',
  'Neel Banerjee',
  'Nikita Verma',
  'Omkar Shinde',
  'Pooja Mishra',
  'Pranav Hegde',
  'Riya Chatterjee',
  'Rohan Das',
  'Sana Qureshi',
  'Siddharth Jain',
  'Tanvi Bhatt',
  'Uday Kiran',
  'Zoya Mirza',
] as const;

/** E-mail of a student: the first name at the institute. */
export const studentEmail = (name: string, domain: string) => `${name.split(' ')[0]!.toLowerCase()}@${domain}`;

/** Answers for Ananya, who is sixteen. */
export const guardian = { email: 'rekha@meridian.example', firstName: 'Rekha', lastName: 'Sharma' } as const;
