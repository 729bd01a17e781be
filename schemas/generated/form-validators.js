/* Generated from schemas/ by `npm run generate`. Do not edit. */
var re=(r,a)=>()=>(a||r((a={exports:{}}).exports,a),a.exports);var g=re(c=>{"use strict";Object.defineProperty(c,"__esModule",{value:!0});function y(r){let a=r.length,m=0,n=0,p;for(;n<
a;)m++,p=r.charCodeAt(n++),p>=55296&&p<=56319&&n<a&&(p=r.charCodeAt(n),(p&64512)===56320&&n++);return m}c.default=y;y.code=
'require("ajv/dist/runtime/ucs2length").default'});var ke=P;var ie=new RegExp("^\\d{1,6}(\\.\\d{1,6})?$","u");function P(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.accepted===void 0){let t={instancePath:a,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"accepted"},message:"must have required property 'accepted'"};e===null?
e=[t]:e.push(t),i++}if(r.version===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="accepte\
d"||t==="version")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.accepted!==void 0){let t=r.accepted;if(typeof t!=
"boolean"){let s={instancePath:a+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(t!==!0){let s={instancePath:a+"/accepted",schemaPath:"#/p\
roperties/accepted/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[s]:e.
push(s),i++}}if(r.version!==void 0){let t=r.version;if(typeof t=="string"){if(!ie.test(t)){let s={instancePath:a+"/versi\
on",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^\\d{1,6}(\\.\\d{1,6})?$"},message:'mus\
t match pattern "^\\d{1,6}(\\.\\d{1,6})?$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/version",schemaPath:"\
#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return P.errors=e,i===0}var ve=b;var o=g().default;function b(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.address===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[t]:e.push(t),i++}
if(r.city===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"city"},message:"\
must have required property 'city'"};e===null?e=[t]:e.push(t),i++}if(r.postalCode===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"postalCode"},message:"must have required property 'postalCode'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="address"||t==="city"||t==="postalCode")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(r.address!==void 0){let t=r.address;if(typeof t=="string"){if(o(t)<1){let s={
instancePath:a+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/address",schemaPath:"#/pr\
operties/address/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.
city!==void 0){let t=r.city;if(typeof t=="string"){if(o(t)<1){let s={instancePath:a+"/city",schemaPath:"#/properties/cit\
y/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:a+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.postalCode!==void 0){let t=r.postalCode;if(typeof t=="string"){if(o(
t)<1){let s={instancePath:a+"/postalCode",schemaPath:"#/properties/postalCode/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/postalCode",
schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return b.errors=e,i===0}var xe=k;function k(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.language===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"language"},message:"must have required property 'language'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="language"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.language!==void 0){let t=r.language;if(typeof t==
"string"){if(o(t)<1){let s={instancePath:a+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return k.errors=e,i===0}var Le=v,ae={$schema:"http://json-schema.org/draft\
-07/schema#",$id:"https://marquee.dev/schemas/forms/account-marketing.schema.json",title:"Marketing preferences form",description:"\
How a player may be reached, and about what (ACCT-14 to ACCT-16).",type:"object",properties:{EMAIL:{title:"E-mail",description:"\
Channel.",type:"boolean"},SMS:{title:"SMS",description:"Channel.",type:"boolean"},MAIL:{title:"Mail",description:"Channe\
l.",type:"boolean"},PHONE:{title:"Phone",description:"Channel.",type:"boolean"},PUSH_NOTIFICATION:{title:"Push notificat\
ion",description:"Channel.",type:"boolean"},BONUS_OFFER:{title:"Bonus offers",description:"Topic.",type:"boolean"},NEWSLETTER:{
title:"Newsletter",description:"Topic.",type:"boolean"},CASINO:{title:"Casino",description:"Topic.",type:"boolean"},RESPONSIBLE_GAMING:{
title:"Responsible gaming",description:"Topic.",type:"boolean"}},required:["EMAIL","SMS","MAIL","PHONE","PUSH_NOTIFICATI\
ON","BONUS_OFFER","NEWSLETTER","CASINO","RESPONSIBLE_GAMING"],additionalProperties:!1,examples:[{EMAIL:!0,SMS:!1,MAIL:!1,
PHONE:!1,PUSH_NOTIFICATION:!1,BONUS_OFFER:!0,NEWSLETTER:!1,CASINO:!1,RESPONSIBLE_GAMING:!0}]},l=Object.prototype.hasOwnProperty;
function v(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.EMAIL===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
EMAIL"},message:"must have required property 'EMAIL'"};e===null?e=[t]:e.push(t),i++}if(r.SMS===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"SMS"},message:"must have required property 'SMS'"};e===
null?e=[t]:e.push(t),i++}if(r.MAIL===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
MAIL"},message:"must have required property 'MAIL'"};e===null?e=[t]:e.push(t),i++}if(r.PHONE===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PHONE"},message:"must have required property 'PHONE'"};
e===null?e=[t]:e.push(t),i++}if(r.PUSH_NOTIFICATION===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"PUSH_NOTIFICATION"},message:"must have required property 'PUSH_NOTIFICATION'"};e===null?
e=[t]:e.push(t),i++}if(r.BONUS_OFFER===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"BONUS_OFFER"},message:"must have required property 'BONUS_OFFER'"};e===null?e=[t]:e.push(t),i++}if(r.NEWSLETTER===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"NEWSLETTER"},message:"\
must have required property 'NEWSLETTER'"};e===null?e=[t]:e.push(t),i++}if(r.CASINO===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"CASINO"},message:"must have required property 'CASINO'"};e===null?
e=[t]:e.push(t),i++}if(r.RESPONSIBLE_GAMING===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"RESPONSIBLE_GAMING"},message:"must have required property 'RESPONSIBLE_GAMING'"};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(!l.call(ae.properties,t)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.EMAIL!==void 0&&typeof r.EMAIL!="boolean"){let t={instancePath:a+"/EMAIL",schemaPath:"#/properties/EMAIL/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.SMS!==void 0&&typeof r.
SMS!="boolean"){let t={instancePath:a+"/SMS",schemaPath:"#/properties/SMS/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.MAIL!==void 0&&typeof r.MAIL!="boolean"){let t={instancePath:a+"/MAI\
L",schemaPath:"#/properties/MAIL/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),i++}if(r.PHONE!==void 0&&typeof r.PHONE!="boolean"){let t={instancePath:a+"/PHONE",schemaPath:"#/properties/PH\
ONE/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.PUSH_NOTIFICATION!==
void 0&&typeof r.PUSH_NOTIFICATION!="boolean"){let t={instancePath:a+"/PUSH_NOTIFICATION",schemaPath:"#/properties/PUSH_\
NOTIFICATION/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.BONUS_OFFER!==
void 0&&typeof r.BONUS_OFFER!="boolean"){let t={instancePath:a+"/BONUS_OFFER",schemaPath:"#/properties/BONUS_OFFER/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.NEWSLETTER!==void 0&&
typeof r.NEWSLETTER!="boolean"){let t={instancePath:a+"/NEWSLETTER",schemaPath:"#/properties/NEWSLETTER/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.CASINO!==void 0&&typeof r.CASINO!=
"boolean"){let t={instancePath:a+"/CASINO",schemaPath:"#/properties/CASINO/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.RESPONSIBLE_GAMING!==void 0&&typeof r.RESPONSIBLE_GAMING!="\
boolean"){let t={instancePath:a+"/RESPONSIBLE_GAMING",schemaPath:"#/properties/RESPONSIBLE_GAMING/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return v.errors=e,i===0}var Ne=x;function x(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.oldPassword===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[t]:e.push(t),i++}if(r.newPassword===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"newPassword"},message:"\
must have required property 'newPassword'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="oldPassword"||t==="new\
Password")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.oldPassword!==void 0){let t=r.oldPassword;
if(typeof t=="string"){if(o(t)<1){let s={instancePath:a+"/oldPassword",schemaPath:"#/properties/oldPassword/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/oldPassword",schemaPath:"#/properties/oldPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(r.newPassword!==void 0){let t=r.newPassword;if(typeof t=="string"){if(o(t)<1){let s={instancePath:a+
"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/newPassword",schemaPath:"#/prope\
rties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return x.errors=e,i===0}var Oe=L;function L(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.phonePrefix===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"phonePrefix"},message:"must have required property 'phonePrefix'"};e===null?e=[t]:e.push(t),i++}if(r.phoneBody===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phoneBody"},message:"m\
ust have required property 'phoneBody'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="phonePrefix"||t==="phoneB\
ody")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.phonePrefix!==void 0){let t=r.phonePrefix;
if(typeof t=="string"){if(o(t)<1){let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/phonePrefix",schemaPath:"#/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(r.phoneBody!==void 0){let t=r.phoneBody;if(typeof t=="string"){if(o(t)<1){let s={instancePath:a+
"/phoneBody",schemaPath:"#/properties/phoneBody/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/\
phoneBody/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return L.errors=e,i===0}var qe=N;function N(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.smsVerificationId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"smsVerificationId"},message:"must have required property 'smsVerificationId'"};e===null?e=[t]:e.
push(t),i++}if(r.code===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="smsVerificati\
onId"||t==="code")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.smsVerificationId!==void 0){let t=r.smsVerificationId;
if(typeof t=="string"){if(o(t)<1){let s={instancePath:a+"/smsVerificationId",schemaPath:"#/properties/smsVerificationId/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/smsVerificationId",schemaPath:"#/properties/smsVerificationId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.code!==void 0){let t=r.code;if(typeof t=="st\
ring"){if(o(t)<1){let s={instancePath:a+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/code",schemaPath:"\
#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return N.errors=e,i===0}var Ae=O;function O(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.provinceCode===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"provinceCode"},message:"must have required property 'provinceCode'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="provinceCode"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.provinceCode!==void 0){
let t=r.provinceCode;if(typeof t=="string"){if(o(t)<1){let s={instancePath:a+"/provinceCode",schemaPath:"#/properties/pr\
ovinceCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),i++}}else{let s={instancePath:a+"/provinceCode",schemaPath:"#/properties/provinceCode/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return O.errors=e,i===
0}var Te=q;function q(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.salaryRangeId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"salaryRangeId"},message:"must have required property 'salaryRangeId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="salaryRangeId"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.salaryRangeId!==void 0){
let t=r.salaryRangeId;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/salaryRangeId",schemaPath:"\
#/properties/salaryRangeId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:a+"/salaryRangeId",schemaPath:"#/propert\
ies/salaryRangeId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}return q.errors=e,i===0}var Ie=A;function A(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.sessionId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="sessionId"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.sessionId!==void 0){let t=r.sessionId;if(typeof t==
"string"){if(o(t)<1){let s={instancePath:a+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return A.errors=e,i===0}var je=T;function T(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.bonusCode===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"bonusCode"},message:"must have required property 'bonusCode'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="bonusCode"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.bonusCode!==void 0){let t=r.bonusCode;if(typeof t==
"string"){if(o(t)>80){let s={instancePath:a+"/bonusCode",schemaPath:"#/properties/bonusCode/maxLength",keyword:"maxLengt\
h",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/bonusCode",schemaPath:"#/properties/bonusCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/bonusCode",schemaPath:"#/properties/\
bonusCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return T.errors=e,i===0}var Ce=I;var oe=new RegExp("^[A-Za-z0-9._-]+$","u");function I(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.version===void 0){let t={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?
e=[t]:e.push(t),i++}if(r.performanceFunctional===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"performanceFunctional"},message:"must have required property 'performanceFunctional'"};e===null?
e=[t]:e.push(t),i++}if(r.marketing===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
marketing"},message:"must have required property 'marketing'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="ver\
sion"||t==="performanceFunctional"||t==="marketing")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(r.version!==void 0){let t=r.version;if(typeof t=="string"){if(o(t)>20){let s={instancePath:a+"/version",schemaPath:"\
#/properties/version/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/version",schemaPath:"#/properties/version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!oe.test(t)){
let s={instancePath:a+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-\
9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/v\
ersion",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.performanceFunctional!==void 0&&typeof r.performanceFunctional!="boolean"){let t={instancePath:a+
"/performanceFunctional",schemaPath:"#/properties/performanceFunctional/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.marketing!==void 0&&typeof r.marketing!="boolean"){let t={instancePath:a+
"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return I.errors=e,i===0}var Ee=j,ne={$schema:"http://json-schema.org/draft\
-07/schema#",$id:"https://marquee.dev/schemas/forms/deposit.schema.json",title:"Deposit form",description:"What the depo\
sit page sends before the player pays at the provider.",type:"object",additionalProperties:!1,properties:{method:{title:"\
Method",description:"Payment method, with the id of a saved instrument after a dot.",type:"string",pattern:"^[A-Z]{2,20}\
(\\.[0-9a-f-]{36})?$"},preset:{title:"Quick amount",description:"A suggested amount in minor units; a written amount goe\
s before it.",type:"integer",minimum:1,maximum:1e12},amount:{title:"Amount",description:"Written in the player's languag\
e.",type:"string",minLength:1,maxLength:40},place:{title:"Place",description:"The form is in a dialog over a game.",type:"\
string",enum:["game"]},blackbox:{title:"Device",description:"Device fingerprint (WALLET-43).",type:"string",maxLength:2e4,
writeOnly:!0},idempotencyKey:{title:"Idempotency key",description:"Names this one sending.",type:"string",minLength:8,maxLength:100},
bonus:{title:"Bonus",description:"Number of the campaign whose bonus comes with the deposit, or none (WALLET-53).",type:"\
string",pattern:"^([1-9][0-9]{0,9}|none)$"}},required:["method","idempotencyKey"],examples:[{method:"CREDITCARD",amount:"\
50",idempotencyKey:"3f1c2d4e-0000-4000-8000-000000000000"}]},pe=new RegExp("^[A-Z]{2,20}(\\.[0-9a-f-]{36})?$","u"),me=new RegExp(
"^([1-9][0-9]{0,9}|none)$","u");function j(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.method===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"method"},message:"must have required property 'method'"};e===null?e=[t]:e.push(t),i++}
if(r.idempotencyKey===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
idempotencyKey"},message:"must have required property 'idempotencyKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"method"||t==="preset"||t==="amount"||t==="place"||t==="blackbox"||t==="idempotencyKey"||t==="bonus")){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(r.method!==void 0){let t=r.method;if(typeof t=="string"){if(!pe.
test(t)){let s={instancePath:a+"/method",schemaPath:"#/properties/method/pattern",keyword:"pattern",params:{pattern:"^[A\
-Z]{2,20}(\\.[0-9a-f-]{36})?$"},message:'must match pattern "^[A-Z]{2,20}(\\.[0-9a-f-]{36})?$"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.preset!==void 0){let t=r.preset;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let s={instancePath:a+"/preset",schemaPath:"#/properties/preset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>1e12||isNaN(t)){
let s={instancePath:a+"/preset",schemaPath:"#/properties/preset/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},
message:"must be <= 1000000000000"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/preset",schemaPath:"\
#/properties/preset/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),i++}}}if(r.amount!==void 0){let t=r.amount;if(typeof t=="string"){if(o(t)>40){let s={instancePath:a+"/amount",schemaPath:"\
#/properties/amount/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.place!==void 0){let t=r.place;if(typeof t!="string"){let s={instancePath:a+"/place",schemaPath:"\
#/properties/place/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t!==
"game"){let s={instancePath:a+"/place",schemaPath:"#/properties/place/enum",keyword:"enum",params:{allowedValues:ne.properties.
place.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.blackbox!==void 0){
let t=r.blackbox;if(typeof t=="string"){if(o(t)>2e4){let s={instancePath:a+"/blackbox",schemaPath:"#/properties/blackbox\
/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[s]:e.
push(s),i++}}else{let s={instancePath:a+"/blackbox",schemaPath:"#/properties/blackbox/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.idempotencyKey!==void 0){let t=r.idempotencyKey;if(typeof t==
"string"){if(o(t)>100){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<8){
let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minLength",keyword:"minLength",params:{limit:8},
message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/idempotencyK\
ey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.bonus!==void 0){let t=r.bonus;if(typeof t=="string"){if(!me.test(t)){let s={instancePath:a+"/b\
onus",schemaPath:"#/properties/bonus/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]{0,9}|none)$"},message:'mus\
t match pattern "^([1-9][0-9]{0,9}|none)$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/bonus",schemaPath:"\
#/properties/bonus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return j.errors=e,i===0}var Se=E;var C=new RegExp("^[A-Z]{2}$","u");function E(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.selectedOccupation===void 0){let t={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"selectedOccupation"},message:"must have required property 'selected\
Occupation'"};e===null?e=[t]:e.push(t),i++}if(r.selectedSalaryRange===void 0){let t={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"selectedSalaryRange"},message:"must have required property 'selectedSala\
ryRange'"};e===null?e=[t]:e.push(t),i++}if(r.selectedSourceOfFund===void 0){let t={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"selectedSourceOfFund"},message:"must have required property 'selectedSourceO\
fFund'"};e===null?e=[t]:e.push(t),i++}if(r.placeOfBirth===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"placeOfBirth"},message:"must have required property 'placeOfBirth'"};e===null?e=[t]:e.
push(t),i++}if(r.nationality===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
nationality"},message:"must have required property 'nationality'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t===
"selectedOccupation"||t==="otherOccupation"||t==="selectedSalaryRange"||t==="selectedSourceOfFund"||t==="otherSourceOfFu\
nd"||t==="placeOfBirth"||t==="nationality")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}
if(r.selectedOccupation!==void 0){let t=r.selectedOccupation;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+"/\
selectedOccupation",schemaPath:"#/properties/selectedOccupation/maxLength",keyword:"maxLength",params:{limit:60},message:"\
must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/selectedOccupati\
on",schemaPath:"#/properties/selectedOccupation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/selectedOccupation",schemaPath:"#/pr\
operties/selectedOccupation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(r.otherOccupation!==void 0){let t=r.otherOccupation;if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+
"/otherOccupation",schemaPath:"#/properties/otherOccupation/maxLength",keyword:"maxLength",params:{limit:100},message:"m\
ust NOT have more than 100 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/otherOccupation",schemaPath:"\
#/properties/otherOccupation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}if(r.selectedSalaryRange!==void 0){let t=r.selectedSalaryRange;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let s={instancePath:a+"/selectedSalaryRange",schemaPath:"#/properties/selectedSalaryRange/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(
t))){let s={instancePath:a+"/selectedSalaryRange",schemaPath:"#/properties/selectedSalaryRange/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.selectedSourceOfFund!==void 0){
let t=r.selectedSourceOfFund;if(typeof t=="string"){if(o(t)>60){let s={instancePath:a+"/selectedSourceOfFund",schemaPath:"\
#/properties/selectedSourceOfFund/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 c\
haracters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/selectedSourceOfFund",schemaPath:"#/properti\
es/selectedSourceOfFund/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/selectedSourceOfFund",schemaPath:"#/properties/selectedSource\
OfFund/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.otherSourceOfFund!==
void 0){let t=r.otherSourceOfFund;if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+"/otherSourceOfFund",schemaPath:"\
#/properties/otherSourceOfFund/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 ch\
aracters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/otherSourceOfFund",schemaPath:"#/properties/otherS\
ourceOfFund/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.placeOfBirth!==
void 0){let t=r.placeOfBirth;if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+"/placeOfBirth",schemaPath:"#/pro\
perties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/placeOfBirth",schemaPath:"#/properties/placeOfBirth/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/placeOfBirth",schemaPath:"#/properties/placeOfBirth/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.nationality!==void 0){let t=r.nationality;if(typeof t=="str\
ing"){if(!C.test(t)){let s={instancePath:a+"/nationality",schemaPath:"#/properties/nationality/pattern",keyword:"pattern",
params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/nationality",schemaPath:"#/properties/nationality/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return E.errors=e,i===0}var $e=S;function S(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.months===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
months"},message:"must have required property 'months'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="months"||
t==="allBrands")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.months!==void 0){let t=r.months;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/months",schemaPath:"#/properties/months/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){
if(t>120||isNaN(t)){let s={instancePath:a+"/months",schemaPath:"#/properties/months/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:120},message:"must be <= 120"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/months",
schemaPath:"#/properties/months/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),i++}}}if(r.allBrands!==void 0&&typeof r.allBrands!="boolean"){let t={instancePath:a+"/allBrands",schemaPath:"\
#/properties/allBrands/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),
i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}return S.errors=e,i===0}var Fe=$,le={$schema:"http://json-schema.org/draft-07/schema#",$id:"htt\
ps://marquee.dev/schemas/forms/experiment-event.schema.json",title:"Experiment event form",description:"Takes part in ex\
periments, leaves them, or reports that a variant was seen or its link followed (POST /api/experiments).",type:"object",
additionalProperties:!1,properties:{event:{title:"Event",description:"Joined or left after a decision about cookies; see\
n and followed of the variant of one experiment.",type:"string",enum:["join","leave","seen","followed"]},experiment:{title:"\
Experiment",description:"Key of the experiment.",type:"string",pattern:"^[a-z][a-z0-9-]{0,39}$",maxLength:40},variant:{title:"\
Variant",description:"Key of the variant that the page shows.",type:"string",pattern:"^[a-z][a-z0-9-]{0,19}$",maxLength:20}},
required:["event"],examples:[{event:"join"},{event:"seen",experiment:"home-hero",variant:"b"}]},he=new RegExp("^[a-z][a-\
z0-9-]{0,39}$","u"),ce=new RegExp("^[a-z][a-z0-9-]{0,19}$","u");function $(r,{instancePath:a="",parentData:m,parentDataProperty:n,
rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.event===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};
e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="event"||t==="experiment"||t==="variant")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(r.event!==void 0){let t=r.event;if(typeof t!="string"){let s={instancePath:a+
"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}if(!(t==="join"||t==="leave"||t==="seen"||t==="followed")){let s={instancePath:a+"/event",schemaPath:"\
#/properties/event/enum",keyword:"enum",params:{allowedValues:le.properties.event.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.experiment!==void 0){let t=r.experiment;if(typeof t=="string"){
if(o(t)>40){let s={instancePath:a+"/experiment",schemaPath:"#/properties/experiment/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),i++}if(!he.test(t)){let s={instancePath:a+
"/experiment",schemaPath:"#/properties/experiment/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,39}$"},message:'\
must match pattern "^[a-z][a-z0-9-]{0,39}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/experiment",schemaPath:"\
#/properties/experiment/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(r.variant!==void 0){let t=r.variant;if(typeof t=="string"){if(o(t)>20){let s={instancePath:a+"/variant",schemaPath:"#\
/properties/variant/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===
null?e=[s]:e.push(s),i++}if(!ce.test(t)){let s={instancePath:a+"/variant",schemaPath:"#/properties/variant/pattern",keyword:"\
pattern",params:{pattern:"^[a-z][a-z0-9-]{0,19}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,19}$"'};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:a+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return $.errors=e,i===0}var Be=F;var ue=new RegExp("^[\\w-]+$","u");function F(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,
i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.gameId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=[t]:e.push(t),i++}
if(r.favourite===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favou\
rite"},message:"must have required property 'favourite'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="gameId"||
t==="favourite")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.gameId!==void 0){let t=r.gameId;if(typeof t==
"string"){if(o(t)>100){let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[s]:e.push(s),i++}if(!ue.test(t)){let s={instancePath:a+"/gameId",schemaPath:"#/properties\
/gameId/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.favourite!==void 0&&typeof r.favourite!="boolean"){
let t={instancePath:a+"/favourite",schemaPath:"#/properties/favourite/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return F.errors=e,i===0}var De=B;function B(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.confirmed===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"confirmed"},message:"must have required property 'confirmed'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!(t==="confirmed"||t==="allBrands")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.
confirmed!==void 0){let t=r.confirmed;if(typeof t!="boolean"){let s={instancePath:a+"/confirmed",schemaPath:"#/propertie\
s/confirmed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(t!==
!0){let s={instancePath:a+"/confirmed",schemaPath:"#/properties/confirmed/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}if(r.allBrands!==void 0&&typeof r.allBrands!="boolean"){
let t={instancePath:a+"/allBrands",schemaPath:"#/properties/allBrands/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return B.errors=e,i===0}var Re=D;function D(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.amount===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="amount"){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.amount!==void 0){let t=r.amount;if(typeof t=="st\
ring"){if(o(t)>40){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+
"/amount",schemaPath:"#/properties/amount/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return D.
errors=e,i===0}var Ke=R;function R(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.points===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
points"},message:"must have required property 'points'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="points"||
t==="idempotencyKey")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.points!==void 0){
let t=r.points;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/points",schemaPath:"#/p\
roperties/points/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&isFinite(t)){if(t>1e9||isNaN(t)){let s={instancePath:a+"/points",schemaPath:"#/properties/points/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(
t)){let s={instancePath:a+"/points",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.idempotencyKey!==void 0){let t=r.idempotencyKey;if(typeof t==
"string"){if(o(t)>60){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxLength",keyword:"\
maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<8){let s={
instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minLength",keyword:"minLength",params:{limit:8},
message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/idempotencyK\
ey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[t]:e.push(t),i++}return R.errors=e,i===0}var Me=M;var K=new RegExp("^[0-9]{3} ?[0-9]{3}$","u");function M(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){
let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.code===void 0){let t={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[t]:e.
push(t),i++}for(let t in r)if(t!=="code"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.
code!==void 0){let t=r.code;if(typeof t=="string"){if(o(t)>7){let s={instancePath:a+"/code",schemaPath:"#/properties/cod\
e/maxLength",keyword:"maxLength",params:{limit:7},message:"must NOT have more than 7 characters"};e===null?e=[s]:e.push(
s),i++}if(!K.test(t)){let s={instancePath:a+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{3} ?[0-9]{3}$"},message:'must match pattern "^[0-9]{3} ?[0-9]{3}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),i++}return M.errors=e,i===0}var We=W;var h=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function W(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.email===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="email"){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.email!==void 0){let t=r.email;if(typeof t=="stri\
ng"){if(o(t)>254){let s={instancePath:a+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},
message:"must NOT have more than 254 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<3){let s={instancePath:a+"/email",
schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 chara\
cters"};e===null?e=[s]:e.push(s),i++}if(!h.test(t)){let s={instancePath:a+"/email",schemaPath:"#/properties/email/format",
keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}return W.errors=e,i===0}var _e=_;function _(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.password===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"password"},message:"must have required property 'password'"};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(t!=="password"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.password!==void 0){let t=r.password;if(typeof t==
"string"){if(o(t)>200){let s={instancePath:a+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<8){let s={instancePath:a+
"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have few\
er than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/password",schemaPath:"#/properties/pas\
sword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return _.
errors=e,i===0}var Ge=G;function G(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.amount===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),i++}if(r.termsAndConditionsAccepted===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"termsAndConditionsAcce\
pted"},message:"must have required property 'termsAndConditionsAccepted'"};e===null?e=[t]:e.push(t),i++}if(r.idempotencyKey===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"idempotencyKey"},message:"\
must have required property 'idempotencyKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="amount"||t==="terms\
AndConditionsAccepted"||t==="redirect"||t==="wanted"||t==="idempotencyKey")){let s={instancePath:a,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[s]:e.push(s),i++}if(r.amount!==void 0){let t=r.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>1e12||isNaN(t)){let s={instancePath:a+
"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must b\
e <= 1000000000000"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/amount",schemaPath:"#/proper\
ties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
i++}}}if(r.termsAndConditionsAccepted!==void 0){let t=r.termsAndConditionsAccepted;if(typeof t!="boolean"){let s={instancePath:a+
"/termsAndConditionsAccepted",schemaPath:"#/properties/termsAndConditionsAccepted/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(t!==!0){let s={instancePath:a+"/termsAndConditionsAcce\
pted",schemaPath:"#/properties/termsAndConditionsAccepted/const",keyword:"const",params:{allowedValue:!0},message:"must \
be equal to constant"};e===null?e=[s]:e.push(s),i++}}if(r.redirect!==void 0){let t=r.redirect;if(typeof t=="string"){if(o(
t)>2e3){let s={instancePath:a+"/redirect",schemaPath:"#/properties/redirect/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/redirect",
schemaPath:"#/properties/redirect/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),i++}}if(r.wanted!==void 0){let t=r.wanted;if(typeof t=="string"){if(o(t)>2e3){let s={instancePath:a+"/wanted",schemaPath:"\
#/properties/wanted/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.idempotencyKey!==void 0){let t=r.idempotencyKey;
if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxL\
ength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),
i++}if(o(t)<1){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return G.errors=e,i===0}var ze=z;var u=new RegExp("^\\+[0-9]{1,4}$","u"),d=new RegExp("^[0-9 ()./\\-]+$","u");function z(r,{instancePath:a="",parentData:m,
parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.email===void 0){
let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have req\
uired property 'email'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="email"||t==="phonePrefix"||t==="phoneBody"||
t==="marketingOptIn"||t==="blackbox")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.email!==
void 0){let t=r.email;if(typeof t=="string"){if(o(t)>254){let s={instancePath:a+"/email",schemaPath:"#/properties/email/\
maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[s]:e.push(
s),i++}if(o(t)<1){let s={instancePath:a+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!h.test(t)){let s={instancePath:a+"/ema\
il",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.phonePrefix!==void 0){let t=r.phonePrefix;if(typeof t==
"string"){if(o(t)>5){let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/maxLength",keyword:"maxLe\
ngth",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[s]:e.push(s),i++}if(!u.test(t)){let s={
instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/pattern",keyword:"pattern",params:{pattern:"^\\+[0-9]{\
1,4}$"},message:'must match pattern "^\\+[0-9]{1,4}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/phone\
Prefix",schemaPath:"#/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.phoneBody!==void 0){let t=r.phoneBody;if(typeof t=="string"){if(o(t)>24){let s={instancePath:a+
"/phoneBody",schemaPath:"#/properties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have \
more than 24 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<4){let s={instancePath:a+"/phoneBody",schemaPath:"#/prope\
rties/phoneBody/minLength",keyword:"minLength",params:{limit:4},message:"must NOT have fewer than 4 characters"};e===null?
e=[s]:e.push(s),i++}if(!d.test(t)){let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/pattern",keyword:"\
pattern",params:{pattern:"^[0-9 ()./\\-]+$"},message:'must match pattern "^[0-9 ()./\\-]+$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.marketingOptIn!==void 0&&typeof r.marketingOptIn!="boolean"){let t={
instancePath:a+"/marketingOptIn",schemaPath:"#/properties/marketingOptIn/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.blackbox!==void 0){let t=r.blackbox;if(typeof t=="string"){if(o(t)>2e4){
let s={instancePath:a+"/blackbox",schemaPath:"#/properties/blackbox/maxLength",keyword:"maxLength",params:{limit:2e4},message:"\
must NOT have more than 20000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/blackbox",schemaPath:"\
#/properties/blackbox/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return z.errors=e,i===0}var He=H;var f=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function H(r,{instancePath:a="",parentData:m,parentDataProperty:n,
rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!(t==="code"||t==="sessi\
onId"||t==="state"||t==="blackbox")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.code!==
void 0){let t=r.code;if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+"/code",schemaPath:"#/properties/code/max\
Length",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),
i++}if(o(t)<1){let s={instancePath:a+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/code",schemaPath:"\
#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.
sessionId!==void 0){let t=r.sessionId;if(typeof t=="string"){if(!f.test(t)){let s={instancePath:a+"/sessionId",schemaPath:"\
#/properties/sessionId/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:a+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.state!==void 0){let t=r.state;if(typeof t=="string"){
if(o(t)>100){let s={instancePath:a+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/state",
schemaPath:"#/properties/state/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/state",schemaPath:"#/properties/state/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.blackbox!==void 0){let t=r.blackbox;
if(typeof t=="string"){if(o(t)>2e4){let s={instancePath:a+"/blackbox",schemaPath:"#/properties/blackbox/maxLength",keyword:"\
maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:a+"/blackbox",schemaPath:"#/properties/blackbox/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return H.errors=e,i===0}var Ve=V,de={$schema:"http://json-\
schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/forms/reality-check.schema.json",title:"Reality check form",
description:"How often the player is reminded of the time played (LIMIT-24).",type:"object",properties:{period:{title:"P\
eriod",description:"Minutes between two reality checks; `none` for none.",type:"string",enum:["30","60","120","none"]}},
required:["period"],additionalProperties:!1,examples:[{period:"60"}]};function V(r,{instancePath:a="",parentData:m,parentDataProperty:n,
rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.period===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"period"},message:"must have required property 'perio\
d'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="period"){let s={instancePath:a,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[s]:e.push(s),i++}if(r.period!==void 0){let t=r.period;if(typeof t!="string"){let s={instancePath:a+"/period",schemaPath:"\
#/properties/period/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t===
"30"||t==="60"||t==="120"||t==="none")){let s={instancePath:a+"/period",schemaPath:"#/properties/period/enum",keyword:"e\
num",params:{allowedValues:de.properties.period.enum},message:"must be equal to one of the allowed values"};e===null?e=[
s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),i++}return V.errors=e,i===0}var Ue=U;function U(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.code===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="code"||t==="c\
aptchaToken"||t==="loginPassword"||t==="wanted")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(r.code!==void 0){let t=r.code;if(typeof t=="string"){if(o(t)>7){let s={instancePath:a+"/code",schemaPath:"#/prope\
rties/code/maxLength",keyword:"maxLength",params:{limit:7},message:"must NOT have more than 7 characters"};e===null?e=[s]:
e.push(s),i++}if(!K.test(t)){let s={instancePath:a+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{3} ?[0-9]{3}$"},message:'must match pattern "^[0-9]{3} ?[0-9]{3}$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),i++}}if(r.captchaToken!==void 0){let t=r.captchaToken;if(typeof t=="string"){if(o(t)>
4e3){let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaToken/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"\
/captchaToken",schemaPath:"#/properties/captchaToken/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(r.loginPassword!==void 0){let t=r.loginPassword;if(typeof t=="string"){if(o(t)>200){let s={
instancePath:a+"/loginPassword",schemaPath:"#/properties/loginPassword/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/loginPasswo\
rd",schemaPath:"#/properties/loginPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.wanted!==void 0){let t=r.wanted;if(typeof t=="string"){if(o(t)>500){let s={instancePath:a+"/wa\
nted",schemaPath:"#/properties/wanted/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than\
 500 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/wanted",schemaPath:"#/properties/wanted/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return U.
errors=e,i===0}var Ze=Z,fe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/forms/reg\
istration-contact.schema.json",title:"Registration contact form",description:"Second step of a registration: completes t\
he profile (REG-02).",type:"object",additionalProperties:!1,properties:{birthDay:{title:"Day of birth",description:"Of t\
he month.",type:"integer",minimum:1,maximum:31},birthMonth:{title:"Month of birth",description:"1 is January.",type:"int\
eger",minimum:1,maximum:12},birthYear:{title:"Year of birth",description:"Four digits.",type:"integer",minimum:1900,maximum:2100},
postCode:{title:"Postal code",description:"As written in the country; sent as postalCode.",type:"string",minLength:1,maxLength:12},
cpf:{title:"CPF",description:"Brazilian tax number.",type:"string",pattern:"^[0-9.\\- ]{11,18}$",maxLength:18},registerIdentifier:{
title:"Identifier for registers",description:"What the registers of excluded persons are asked by. It is not stored with\
 the registration.",type:"string",minLength:1,maxLength:80,writeOnly:!0},province:{title:"Province",description:"Canadia\
n province.",type:"string",pattern:"^[A-Z0-9]{1,3}$",maxLength:3},captchaToken:{title:"Captcha answer",description:"What\
 a captcha of the page gives; left out without one.",type:"string",maxLength:4e3,writeOnly:!0},loginPassword:{title:"Sig\
n-in password",description:"The new password again, which the page remembers from the first step: with it the player is \
signed in at the end.",type:"string",maxLength:200,writeOnly:!0},wanted:{title:"Wanted page",description:"Path below the\
 locale to come to after the sign-in.",type:"string",maxLength:500}},required:["birthDay","birthMonth","birthYear","post\
Code"],examples:[{birthDay:5,birthMonth:3,birthYear:1990,postCode:"00100"}]},ye=new RegExp("^[0-9.\\- ]{11,18}$","u"),ge=new RegExp(
"^[A-Z0-9]{1,3}$","u");function Z(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.birthDay===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"birthDay"},message:"must have required property 'birthDay'"};e===null?e=[t]:e.push(t),
i++}if(r.birthMonth===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
birthMonth"},message:"must have required property 'birthMonth'"};e===null?e=[t]:e.push(t),i++}if(r.birthYear===void 0){let t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"birthYear"},message:"must have requir\
ed property 'birthYear'"};e===null?e=[t]:e.push(t),i++}if(r.postCode===void 0){let t={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"postCode"},message:"must have required property 'postCode'"};e===null?e=
[t]:e.push(t),i++}for(let t in r)if(!l.call(fe.properties,t)){let s={instancePath:a,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),i++}if(r.birthDay!==void 0){let t=r.birthDay;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={
instancePath:a+"/birthDay",schemaPath:"#/properties/birthDay/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>31||isNaN(t)){let s={instancePath:a+"\
/birthDay",schemaPath:"#/properties/birthDay/maximum",keyword:"maximum",params:{comparison:"<=",limit:31},message:"must \
be <= 31"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/birthDay",schemaPath:"#/properties/bir\
thDay/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}
if(r.birthMonth!==void 0){let t=r.birthMonth;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+
"/birthMonth",schemaPath:"#/properties/birthMonth/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>12||isNaN(t)){let s={instancePath:a+"/birthMonth",
schemaPath:"#/properties/birthMonth/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},message:"must be <= 12"};
e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/birthMonth",schemaPath:"#/properties/birthMonth/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.birthYear!==
void 0){let t=r.birthYear;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/birthYear",schemaPath:"\
#/properties/birthYear/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&isFinite(t)){if(t>2100||isNaN(t)){let s={instancePath:a+"/birthYear",schemaPath:"#/properties\
/birthYear/maximum",keyword:"maximum",params:{comparison:"<=",limit:2100},message:"must be <= 2100"};e===null?e=[s]:e.push(
s),i++}if(t<1900||isNaN(t)){let s={instancePath:a+"/birthYear",schemaPath:"#/properties/birthYear/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1900},message:"must be >= 1900"};e===null?e=[s]:e.push(s),i++}}}if(r.postCode!==void 0){
let t=r.postCode;if(typeof t=="string"){if(o(t)>12){let s={instancePath:a+"/postCode",schemaPath:"#/properties/postCode/\
maxLength",keyword:"maxLength",params:{limit:12},message:"must NOT have more than 12 characters"};e===null?e=[s]:e.push(
s),i++}if(o(t)<1){let s={instancePath:a+"/postCode",schemaPath:"#/properties/postCode/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/pos\
tCode",schemaPath:"#/properties/postCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(r.cpf!==void 0){let t=r.cpf;if(typeof t=="string"){if(o(t)>18){let s={instancePath:a+"/cpf",schemaPath:"\
#/properties/cpf/maxLength",keyword:"maxLength",params:{limit:18},message:"must NOT have more than 18 characters"};e===null?
e=[s]:e.push(s),i++}if(!ye.test(t)){let s={instancePath:a+"/cpf",schemaPath:"#/properties/cpf/pattern",keyword:"pattern",
params:{pattern:"^[0-9.\\- ]{11,18}$"},message:'must match pattern "^[0-9.\\- ]{11,18}$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/cpf",schemaPath:"#/properties/cpf/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),i++}}if(r.registerIdentifier!==void 0){let t=r.registerIdentifier;if(typeof t=="string"){
if(o(t)>80){let s={instancePath:a+"/registerIdentifier",schemaPath:"#/properties/registerIdentifier/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/registerIdentifier",schemaPath:"#/properties/registerIdentifier/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/reg\
isterIdentifier",schemaPath:"#/properties/registerIdentifier/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),i++}}if(r.province!==void 0){let t=r.province;if(typeof t=="string"){if(o(t)>3){let s={
instancePath:a+"/province",schemaPath:"#/properties/province/maxLength",keyword:"maxLength",params:{limit:3},message:"mu\
st NOT have more than 3 characters"};e===null?e=[s]:e.push(s),i++}if(!ge.test(t)){let s={instancePath:a+"/province",schemaPath:"\
#/properties/province/pattern",keyword:"pattern",params:{pattern:"^[A-Z0-9]{1,3}$"},message:'must match pattern "^[A-Z0-\
9]{1,3}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/province",schemaPath:"#/properties/province/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.captchaToken!==void 0){
let t=r.captchaToken;if(typeof t=="string"){if(o(t)>4e3){let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/\
captchaToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaToken/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.loginPassword!==void 0){let t=r.loginPassword;
if(typeof t=="string"){if(o(t)>200){let s={instancePath:a+"/loginPassword",schemaPath:"#/properties/loginPassword/maxLen\
gth",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/loginPassword",schemaPath:"#/properties/loginPassword/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.wanted!==void 0){let t=r.wanted;if(typeof t=="string"){if(o(
t)>500){let s={instancePath:a+"/wanted",schemaPath:"#/properties/wanted/maxLength",keyword:"maxLength",params:{limit:500},
message:"must NOT have more than 500 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/wanted",schemaPath:"\
#/properties/wanted/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return Z.errors=e,i===0}var Ye=Y,we={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marque\
e.dev/schemas/forms/registration-details.schema.json",title:"Registration details form",description:"First step of a reg\
istration (REG-01, REG-04).",type:"object",additionalProperties:!1,properties:{country:{title:"Country",description:"ISO\
 3166 code of the country of residence.",type:"string",pattern:"^[A-Z]{2}$",maxLength:2},firstName:{title:"First name",description:"\
As the player writes it.",type:"string",minLength:1,maxLength:100},lastName:{title:"Last name",description:"As the playe\
r writes it.",type:"string",minLength:1,maxLength:100},email:{title:"E-mail",description:"Address that the player signs \
in with.",type:"string",minLength:3,maxLength:254,format:"email"},password:{title:"Password",description:"New password; \
the platform has the last word on it.",type:"string",minLength:8,maxLength:200,writeOnly:!0},phonePrefix:{title:"Phone p\
refix",description:"Country prefix such as +358.",type:"string",pattern:"^\\+[0-9]{1,4}$",maxLength:5},phoneBody:{title:"\
Phone number",description:"Number without the prefix; blanks, dashes and brackets are ignored.",type:"string",pattern:"^\
[0-9 ()./\\-]+$",minLength:4,maxLength:24},bonusCode:{title:"Bonus code",description:"Code that brought the player (REG-\
25).",type:"string",maxLength:60},allConditions:{title:"All conditions",description:"Ticks all boxes below it.",type:"bo\
olean"},termsAndConditionsAccepted:{title:"Terms accepted",description:"Terms and conditions and privacy policy.",type:"\
boolean",const:!0},cookiePolicyAccepted:{title:"Cookie policy accepted",description:"The cookie policy.",type:"boolean",
const:!0},marketingOptIn:{title:"Offers wanted",description:"Whether the player wants offers.",type:"boolean"},captchaToken:{
title:"Captcha answer",description:"What a captcha of the page gives; left out without one.",type:"string",maxLength:4e3,
writeOnly:!0}},required:["country","firstName","lastName","email","password","phonePrefix","phoneBody","termsAndConditio\
nsAccepted","cookiePolicyAccepted"],examples:[{country:"FI",firstName:"Aino",lastName:"Korhonen",email:"aino@example.com",
password:"three quiet boats",phonePrefix:"+358",phoneBody:"40 123 4567",termsAndConditionsAccepted:!0,cookiePolicyAccepted:!0}]};
function Y(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.country===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"country"},message:"must have required property 'country'"};e===null?e=[t]:e.push(t),i++}if(r.firstName===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstName"},message:"m\
ust have required property 'firstName'"};e===null?e=[t]:e.push(t),i++}if(r.lastName===void 0){let t={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};e===
null?e=[t]:e.push(t),i++}if(r.email===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),i++}if(r.password===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),i++}if(r.phonePrefix===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"phonePrefix"},message:"must have required property 'phonePrefix'"};e===null?e=[t]:e.push(
t),i++}if(r.phoneBody===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
phoneBody"},message:"must have required property 'phoneBody'"};e===null?e=[t]:e.push(t),i++}if(r.termsAndConditionsAccepted===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"termsAndConditionsAcce\
pted"},message:"must have required property 'termsAndConditionsAccepted'"};e===null?e=[t]:e.push(t),i++}if(r.cookiePolicyAccepted===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cookiePolicyAccepted"},
message:"must have required property 'cookiePolicyAccepted'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!l.call(we.
properties,t)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.country!==void 0){let t=r.country;if(typeof t==
"string"){if(o(t)>2){let s={instancePath:a+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{
limit:2},message:"must NOT have more than 2 characters"};e===null?e=[s]:e.push(s),i++}if(!C.test(t)){let s={instancePath:a+
"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match\
 pattern "^[A-Z]{2}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/country",schemaPath:"#/properties/cou\
ntry/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.firstName!==
void 0){let t=r.firstName;if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+"/firstName",schemaPath:"#/propertie\
s/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?
e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(r.lastName!==void 0){let t=r.lastName;if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+
"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have m\
ore than 100 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/lastName",schemaPath:"#/proper\
ties/lastName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.email!==void 0){let t=r.email;if(typeof t=="\
string"){if(o(t)>254){let s={instancePath:a+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{
limit:254},message:"must NOT have more than 254 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<3){let s={instancePath:a+
"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer tha\
n 3 characters"};e===null?e=[s]:e.push(s),i++}if(!h.test(t)){let s={instancePath:a+"/email",schemaPath:"#/properties/ema\
il/format",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(r.password!==void 0){let t=r.password;if(typeof t=="string"){if(o(t)>200){let s={
instancePath:a+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<8){let s={instancePath:a+"/password",schemaPath:"\
#/properties/password/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/password",schemaPath:"#/properties/password/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.phonePrefix!==void 0){let t=r.phonePrefix;
if(typeof t=="string"){if(o(t)>5){let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/maxLength",keyword:"\
maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[s]:e.push(s),i++}if(!u.test(t)){
let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/pattern",keyword:"pattern",params:{pattern:"^\\\
+[0-9]{1,4}$"},message:'must match pattern "^\\+[0-9]{1,4}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/phonePrefix",schemaPath:"#/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(r.phoneBody!==void 0){let t=r.phoneBody;if(typeof t=="string"){if(o(t)>24){let s={instancePath:a+
"/phoneBody",schemaPath:"#/properties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have \
more than 24 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<4){let s={instancePath:a+"/phoneBody",schemaPath:"#/prope\
rties/phoneBody/minLength",keyword:"minLength",params:{limit:4},message:"must NOT have fewer than 4 characters"};e===null?
e=[s]:e.push(s),i++}if(!d.test(t)){let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/pattern",keyword:"\
pattern",params:{pattern:"^[0-9 ()./\\-]+$"},message:'must match pattern "^[0-9 ()./\\-]+$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.bonusCode!==void 0){let t=r.bonusCode;if(typeof t=="string"){if(o(t)>
60){let s={instancePath:a+"/bonusCode",schemaPath:"#/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:60},
message:"must NOT have more than 60 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/bonusCode",schemaPath:"\
#/properties/bonusCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(r.allConditions!==void 0&&typeof r.allConditions!="boolean"){let t={instancePath:a+"/allConditions",schemaPath:"#/pro\
perties/allConditions/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(r.termsAndConditionsAccepted!==void 0){let t=r.termsAndConditionsAccepted;if(typeof t!="boolean"){let s={instancePath:a+
"/termsAndConditionsAccepted",schemaPath:"#/properties/termsAndConditionsAccepted/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(t!==!0){let s={instancePath:a+"/termsAndConditionsAcce\
pted",schemaPath:"#/properties/termsAndConditionsAccepted/const",keyword:"const",params:{allowedValue:!0},message:"must \
be equal to constant"};e===null?e=[s]:e.push(s),i++}}if(r.cookiePolicyAccepted!==void 0){let t=r.cookiePolicyAccepted;if(typeof t!=
"boolean"){let s={instancePath:a+"/cookiePolicyAccepted",schemaPath:"#/properties/cookiePolicyAccepted/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(t!==!0){let s={instancePath:a+"/c\
ookiePolicyAccepted",schemaPath:"#/properties/cookiePolicyAccepted/const",keyword:"const",params:{allowedValue:!0},message:"\
must be equal to constant"};e===null?e=[s]:e.push(s),i++}}if(r.marketingOptIn!==void 0&&typeof r.marketingOptIn!="boolea\
n"){let t={instancePath:a+"/marketingOptIn",schemaPath:"#/properties/marketingOptIn/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.captchaToken!==void 0){let t=r.captchaToken;if(typeof t==
"string"){if(o(t)>4e3){let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaToken/maxLength",keyword:"m\
axLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaToken/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Y.errors=e,i===0}var Qe=Q;function Q(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.phonePrefix===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"phonePrefix"},message:"must have required property 'phonePrefix'"};e===null?e=[t]:e.push(t),i++}if(r.phoneBody===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phoneBody"},message:"m\
ust have required property 'phoneBody'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="phonePrefix"||t==="phoneB\
ody"||t==="captchaToken")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.phonePrefix!==void 0){
let t=r.phonePrefix;if(typeof t=="string"){if(o(t)>5){let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phon\
ePrefix/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[s]:e.
push(s),i++}if(!u.test(t)){let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/pattern",keyword:"p\
attern",params:{pattern:"^\\+[0-9]{1,4}$"},message:'must match pattern "^\\+[0-9]{1,4}$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.phoneBody!==void 0){let t=r.phoneBody;if(typeof t=="string"){if(o(t)>
24){let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},
message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<4){let s={instancePath:a+"/phoneBo\
dy",schemaPath:"#/properties/phoneBody/minLength",keyword:"minLength",params:{limit:4},message:"must NOT have fewer than\
 4 characters"};e===null?e=[s]:e.push(s),i++}if(!d.test(t)){let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/\
phoneBody/pattern",keyword:"pattern",params:{pattern:"^[0-9 ()./\\-]+$"},message:'must match pattern "^[0-9 ()./\\-]+$"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.captchaToken!==void 0){let t=r.
captchaToken;if(typeof t=="string"){if(o(t)>4e3){let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaT\
oken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaToken/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Q.errors=e,i===0}var Je=J,w={
$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/forms/reward.schema.json",title:"Rewa\
rd form",description:"What the buttons of a reward send.",type:"object",additionalProperties:!1,properties:{intent:{title:"\
Intent",description:"Action on the reward; instead gives up the active bonus for it.",type:"string",enum:["claim","inste\
ad","forfeit","opt-in","opt-out","code-claim","code-deposit","cashback-activate","cashback-deactivate","cashback-claim",
"queue","queue-leave","queue-claim","icash","partner","sportsbook","points"]},campaignId:{title:"Campaign",description:"\
Number of the campaign to claim or activate.",type:"integer",minimum:1},bonusAssignmentId:{title:"Bonus",description:"Th\
e bonus to give up.",type:"string",minLength:1,maxLength:80},wageringProgress:{title:"Progress",description:"What the pl\
ayer saw as staked, in minor units.",type:"integer",minimum:0,maximum:9007199254740991},bonusCode:{title:"Bonus code",description:"\
As the player typed it.",type:"string",minLength:1,maxLength:80},idempotencyKey:{title:"Idempotency key",description:"Na\
mes this one sending.",type:"string",minLength:8,maxLength:100},queuedPlayerBonusId:{title:"Queued bonus",description:"I\
ts place in the queue.",type:"string",format:"uuid"},partnerBonusCode:{title:"Partner's code",description:"As the player\
 typed it.",type:"string",minLength:1,maxLength:80},points:{title:"Points",description:"The price that the player has se\
en.",type:"integer",minimum:1,maximum:1e7},insteadOf:{title:"Instead of",description:"The active bonus that is given up \
with it.",type:"string",minLength:1,maxLength:80}},required:["intent"],examples:[{intent:"claim",campaignId:1002,idempotencyKey:"\
3f1c2d4e-0000-4000-8000-000000000000"},{intent:"forfeit",bonusAssignmentId:"bonus-50013-1001-1",wageringProgress:1240}]};
function J(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.intent===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
intent"},message:"must have required property 'intent'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!l.call(w.properties,
t)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.intent!==void 0){let t=r.intent;if(typeof t!=
"string"){let s={instancePath:a+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="claim"||t==="instead"||t==="forfeit"||t==="opt-in"||t==="opt-out"||
t==="code-claim"||t==="code-deposit"||t==="cashback-activate"||t==="cashback-deactivate"||t==="cashback-claim"||t==="que\
ue"||t==="queue-leave"||t==="queue-claim"||t==="icash"||t==="partner"||t==="sportsbook"||t==="points")){let s={instancePath:a+
"/intent",schemaPath:"#/properties/intent/enum",keyword:"enum",params:{allowedValues:w.properties.intent.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.campaignId!==void 0){let t=r.campaignId;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/campaignId",schemaPath:"#/properties/c\
ampaignId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&isFinite(t)&&(t<1||isNaN(t))){let s={instancePath:a+"/campaignId",schemaPath:"#/properties/campaignId/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.bonusAssignmentId!==
void 0){let t=r.bonusAssignmentId;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/bonusAssignmentId",schemaPath:"\
#/properties/bonusAssignmentId/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 char\
acters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/bonusAssignmentId",schemaPath:"#/properties/bon\
usAssignmentId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/bonusAssignmentId",schemaPath:"#/properties/bonusAssignmentId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.wageringProgress!==void 0){let t=r.
wageringProgress;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/wageringProgress",schemaPath:"\
#/properties/wageringProgress/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:a+"/wageringProgress",schemaPath:"\
#/properties/wageringProgress/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:a+"/wageringProgress",schemaPath:"\
#/properties/wageringProgress/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),i++}}}if(r.bonusCode!==void 0){let t=r.bonusCode;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+
"/bonusCode",schemaPath:"#/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have \
more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/bonusCode",schemaPath:"#/prope\
rties/bonusCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/bonusCode",schemaPath:"#/properties/bonusCode/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.idempotencyKey!==void 0){let t=r.idempotencyKey;
if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxL\
ength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),
i++}if(o(t)<8){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minLength",keyword:"minLe\
ngth",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),i++}}if(r.queuedPlayerBonusId!==void 0){let t=r.queuedPlayerBonusId;if(typeof t=="strin\
g"){if(!f.test(t)){let s={instancePath:a+"/queuedPlayerBonusId",schemaPath:"#/properties/queuedPlayerBonusId/format",keyword:"\
format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/queuedPlayerBonusId",schemaPath:"#/properties/queuedPlayerBonusId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.partnerBonusCode!==void 0){let t=r.partnerBonusCode;if(typeof t=="st\
ring"){if(o(t)>80){let s={instancePath:a+"/partnerBonusCode",schemaPath:"#/properties/partnerBonusCode/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={
instancePath:a+"/partnerBonusCode",schemaPath:"#/properties/partnerBonusCode/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/partnerBonus\
Code",schemaPath:"#/properties/partnerBonusCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(r.points!==void 0){let t=r.points;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let s={instancePath:a+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>1e7||isNaN(t)){let s={instancePath:a+
"/points",schemaPath:"#/properties/points/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e7},message:"must be\
 <= 10000000"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/points",schemaPath:"#/properties/p\
oints/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}
if(r.insteadOf!==void 0){let t=r.insteadOf;if(typeof t=="string"){if(o(t)>80){let s={instancePath:a+"/insteadOf",schemaPath:"\
#/properties/insteadOf/maxLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};
e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/insteadOf",schemaPath:"#/properties/insteadOf/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/insteadOf",schemaPath:"#/properties/insteadOf/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return J.errors=e,i===0}var Xe=X;function X(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.email===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),i++}if(r.password===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="email"||t==="password")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(r.email!==void 0){let t=r.email;if(typeof t=="string"){if(o(t)>254){let s={instancePath:a+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<3){let s={instancePath:a+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(
s),i++}if(!h.test(t)){let s={instancePath:a+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"\
email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.
password!==void 0){let t=r.password;if(typeof t=="string"){if(o(t)>200){let s={instancePath:a+"/password",schemaPath:"#/\
properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/password",schemaPath:"#/properties/password/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return X.errors=e,i===0}var et=ee;function ee(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.days===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
days"},message:"must have required property 'days'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="days"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(r.days!==void 0){let t=r.days;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let s={instancePath:a+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&isFinite(t)){if(t>366||isNaN(t)){let s={instancePath:a+
"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison:"<=",limit:366},message:"must be <= \
366"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/days",schemaPath:"#/properties/days/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ee.
errors=e,i===0}var tt=te;function te(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.amount===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),i++}if(r.instrument===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instrument"},message:"\
must have required property 'instrument'"};e===null?e=[t]:e.push(t),i++}if(r.idempotencyKey===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"idempotencyKey"},message:"must have required propert\
y 'idempotencyKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="amount"||t==="instrument"||t==="idempotencyKe\
y"||t==="forfeitsBonuses")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.amount!==void 0){
let t=r.amount;if(typeof t=="string"){if(o(t)>40){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/maxLen\
gth",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),i++}
if(o(t)<1){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(r.instrument!==void 0){let t=r.instrument;if(typeof t=="string"){if(!f.test(t)){let s={instancePath:a+"/instrument",schemaPath:"\
#/properties/instrument/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?e=[
s]:e.push(s),i++}}else{let s={instancePath:a+"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.idempotencyKey!==void 0){let t=r.idempotencyKey;
if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxL\
ength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),
i++}if(o(t)<8){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minLength",keyword:"minLe\
ngth",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),i++}}if(r.forfeitsBonuses!==void 0&&typeof r.forfeitsBonuses!="boolean"){let t={instancePath:a+
"/forfeitsBonuses",schemaPath:"#/properties/forfeitsBonuses/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return te.errors=e,i===0}var st=se;function se(r,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=r}={}){let e=null,i=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.pendingWithdrawalId===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"pendingWithdrawalId"},message:"must have required property 'pendingWithdrawalId'"};e===null?
e=[t]:e.push(t),i++}if(r.amount===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),i++}if(r.idempotencyKey===void 0){let t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"idempotencyKey"},message:"must have r\
equired property 'idempotencyKey'"};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="pendingWithdrawalId"||t==="amo\
unt"||t==="idempotencyKey")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(r.pendingWithdrawalId!==
void 0){let t=r.pendingWithdrawalId;if(typeof t=="string"){if(o(t)>160){let s={instancePath:a+"/pendingWithdrawalId",schemaPath:"\
#/properties/pendingWithdrawalId/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 \
characters"};e===null?e=[s]:e.push(s),i++}if(o(t)<1){let s={instancePath:a+"/pendingWithdrawalId",schemaPath:"#/properti\
es/pendingWithdrawalId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/pendingWithdrawalId",schemaPath:"#/properties/pendingWithdraw\
alId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.amount!==void 0){
let t=r.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let s={instancePath:a+"/amount",schemaPath:"#/p\
roperties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(r.idempotencyKey!==void 0){
let t=r.idempotencyKey;if(typeof t=="string"){if(o(t)>100){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/propert\
ies/idempotencyKey/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[s]:e.push(s),i++}if(o(t)<8){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minL\
ength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return se.errors=e,i===0}export{ke as validateAcceptTermsForm,ve as validateAccountAddressForm,xe as validateAccountLanguageForm,Le as validateAccountMarketingForm,
Ne as validateAccountPasswordForm,qe as validateAccountPhoneCodeForm,Oe as validateAccountPhoneForm,Ae as validateAccountProvinceForm,
Te as validateAccountSalaryRangeForm,Ie as validateAccountSessionForm,je as validateBonusCodeForm,Ce as validateCookieConsentForm,
Ee as validateDepositForm,Se as validateEddQuestionnaireForm,$e as validateExclusionForm,Fe as validateExperimentEventForm,
Be as validateFavouriteForm,De as validateIndefiniteExclusionForm,Re as validateLimitForm,Ke as validateLoyaltyExchangeForm,
Me as validatePasswordResetCodeForm,We as validatePasswordResetEmailForm,_e as validatePasswordResetPasswordForm,Ge as validatePayAndPlayAmountForm,
ze as validatePayAndPlayContactForm,He as validatePayAndPlayReturnForm,Ve as validateRealityCheckForm,Ue as validateRegistrationCodeForm,
Ze as validateRegistrationContactForm,Ye as validateRegistrationDetailsForm,Qe as validateRegistrationPhoneForm,Je as validateRewardForm,
Xe as validateSignInForm,et as validateTimeOutForm,st as validateWithdrawalCancellationForm,tt as validateWithdrawalForm};
