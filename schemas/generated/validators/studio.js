/* Generated from schemas/ by `npm run generate`. Do not edit. */
var _=(a,t)=>()=>(t||a((t={exports:{}}).exports,t),t.exports);var C=_(D=>{"use strict";Object.defineProperty(D,"__esModule",{value:!0});function V(a){let t=a.length,y=0,m=0,u;for(;m<
t;)y++,u=a.charCodeAt(m++),u>=55296&&u<=56319&&m<t&&(u=a.charCodeAt(m),(u&64512)===56320&&m++);return y}D.default=V;V.code=
'require("ajv/dist/runtime/ucs2length").default'});var J=_(A=>{"use strict";Object.defineProperty(A,"__esModule",{value:!0});A.formatNames=A.fastFormats=A.fullFormats=void 0;
function j(a,t){return{validate:a,compare:t}}A.fullFormats={date:j(U,S),time:j(B(!0),E),"date-time":j(H(!0),G),"iso-time":j(
B(),K),"iso-date-time":j(H(),Y),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri:qe,
"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Te,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:ve,int32:{type:"number",validate:Oe},int64:{type:"number",validate:Ie},float:{type:"number",validate:W},double:{type:"\
number",validate:W},password:!0,binary:!0};A.fastFormats={...A.fullFormats,date:j(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,S),time:j(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,E),"date-time":j(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
G),"iso-time":j(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,K),"iso-date-time":j(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Y),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
A.formatNames=Object.keys(A.fullFormats);function ge(a){return a%4===0&&(a%100!==0||a%400===0)}var be=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Pe=[0,31,28,31,30,31,30,31,31,30,31,30,31];function U(a){let t=be.exec(a);if(!t)return!1;let y=+t[1],m=+t[2],u=+t[3];return m>=
1&&m<=12&&u>=1&&u<=(m===2&&ge(y)?29:Pe[m])}function S(a,t){if(a&&t)return a>t?1:a<t?-1:0}var z=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function B(a){return function(y){let m=z.exec(y);if(!m)return!1;let u=+m[1],e=+m[2],i=+m[3],r=m[4],s=m[5]==="-"?-1:1,p=+(m[6]||
0),o=+(m[7]||0);if(p>23||o>59||a&&!r)return!1;if(u<=23&&e<=59&&i<60)return!0;let n=e-o*s,l=u-p*s-(n<0?1:0);return(l===23||
l===-1)&&(n===59||n===-1)&&i<61}}function E(a,t){if(!(a&&t))return;let y=new Date("2020-01-01T"+a).valueOf(),m=new Date(
"2020-01-01T"+t).valueOf();if(y&&m)return y-m}function K(a,t){if(!(a&&t))return;let y=z.exec(a),m=z.exec(t);if(y&&m)return a=
y[1]+y[2]+y[3],t=m[1]+m[2]+m[3],a>t?1:a<t?-1:0}var F=/t|\s/i;function H(a){let t=B(a);return function(m){let u=m.split(F);
return u.length===2&&U(u[0])&&t(u[1])}}function G(a,t){if(!(a&&t))return;let y=new Date(a).valueOf(),m=new Date(t).valueOf();
if(y&&m)return y-m}function Y(a,t){if(!(a&&t))return;let[y,m]=a.split(F),[u,e]=t.split(F),i=S(y,u);if(i!==void 0)return i||
E(m,e)}var ke=/\/|:/,we=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function qe(a){return ke.test(a)&&we.test(a)}var R=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ve(a){return R.lastIndex=0,R.test(a)}var je=-(2**31),Ae=2**31-1;function Oe(a){return Number.isInteger(a)&&a<=Ae&&
a>=je}function Ie(a){return Number.isInteger(a)}function W(){return!0}var Ne=/[^\\]\\Z/;function Te(a){if(Ne.test(a))return!1;
try{return new RegExp(a),!0}catch{return!1}}});var Ze=se;function se(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.sys===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),i++}if(a.sys!==void 0){let r=a.sys;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:t+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(r.id!==
void 0&&typeof r.id!="string"){let s={instancePath:t+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(a.
message!==void 0&&typeof a.message!="string"){let r={instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(a.details!==void 0){let r=a.details;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){let s={instancePath:t+"/details",schemaPath:"#/properties/details/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return se.
errors=e,i===0}var _e=re;function re(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.sys===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),i++}if(a.firstName===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'fi\
rstName'"};e===null?e=[r]:e.push(r),i++}if(a.lastName===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"lastName"},message:"must have required property 'lastName'"};e===null?e=[r]:e.push(r),
i++}if(a.email===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},
message:"must have required property 'email'"};e===null?e=[r]:e.push(r),i++}if(a.sys!==void 0){let r=a.sys;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:t+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(r.id!==
void 0&&typeof r.id!="string"){let s={instancePath:t+"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/sys",schemaPath:"\
#/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(a.
firstName!==void 0&&typeof a.firstName!="string"){let r={instancePath:t+"/firstName",schemaPath:"#/properties/firstName/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(a.lastName!==void 0&&
typeof a.lastName!="string"){let r={instancePath:t+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(a.email!==void 0&&typeof a.email!="string"){let r={
instancePath:t+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),i++}return re.errors=e,i===0}var Ve=T,X={$schema:"http://json-schema.\
org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/field-change.schema.json",title:"Field change",description:"\
A field of an entry in one locale, before and after an edit.",type:"object",properties:{entryId:{title:"Entry",description:"\
Id.",type:"string",minLength:1,maxLength:64},field:{title:"Field",description:"Id.",type:"string",minLength:1,maxLength:64},
locale:{title:"Locale",description:"Content locale.",type:"string",minLength:2,maxLength:20},before:{title:"Before",description:"\
The value the edit began with; missing for an empty field.",type:["string","number","boolean","object","array","null"]},
after:{title:"After",description:"The value typed; missing to empty the field.",type:["string","number","boolean","objec\
t","array","null"]}},required:["entryId","field","locale"],additionalProperties:!1},h=C().default;function T(a,{instancePath:t="",
parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.entryId===
void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entryId"},message:"mus\
t have required property 'entryId'"};e===null?e=[r]:e.push(r),i++}if(a.field===void 0){let r={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?
e=[r]:e.push(r),i++}if(a.locale===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
locale"},message:"must have required property 'locale'"};e===null?e=[r]:e.push(r),i++}for(let r in a)if(!(r==="entryId"||
r==="field"||r==="locale"||r==="before"||r==="after")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(a.entryId!==void 0){let r=a.entryId;if(typeof r=="string"){if(h(r)>64){let s={instancePath:t+"/entryId",schemaPath:"\
#/properties/entryId/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[s]:e.push(s),i++}if(h(r)<1){let s={instancePath:t+"/entryId",schemaPath:"#/properties/entryId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+
"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(a.field!==void 0){let r=a.field;if(typeof r=="string"){if(h(r)>64){let s={instancePath:t+"/field",
schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 char\
acters"};e===null?e=[s]:e.push(s),i++}if(h(r)<1){let s={instancePath:t+"/field",schemaPath:"#/properties/field/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:t+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}if(a.locale!==void 0){let r=a.locale;if(typeof r=="string"){if(h(r)>20){let s={
instancePath:t+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit:20},message:"must \
NOT have more than 20 characters"};e===null?e=[s]:e.push(s),i++}if(h(r)<2){let s={instancePath:t+"/locale",schemaPath:"#\
/properties/locale/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.before!==void 0){let r=a.before;if(typeof r!=
"object"&&typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){let s={instancePath:t+"/before",schemaPath:"\
#/properties/before/type",keyword:"type",params:{type:X.properties.before.type},message:"must be string,number,boolean,o\
bject,array,null"};e===null?e=[s]:e.push(s),i++}}if(a.after!==void 0){let r=a.after;if(typeof r!="object"&&typeof r!="st\
ring"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){let s={instancePath:t+"/after",schemaPath:"#/properties/\
after/type",keyword:"type",params:{type:X.properties.after.type},message:"must be string,number,boolean,object,array,nul\
l"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),i++}return T.errors=e,i===0}var Ce=$,M={$schema:"http://json-schema.o\
rg/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/field-conflict.schema.json",title:"Field conflict",description:"\
A field that somebody else changed to another value meanwhile. Nothing of it was saved.",type:"object",properties:{entryId:{
title:"Entry",description:"Id.",type:"string",minLength:1,maxLength:64},field:{title:"Field",description:"Id.",type:"str\
ing",minLength:1,maxLength:64},locale:{title:"Locale",description:"Content locale.",type:"string",minLength:2,maxLength:20},
before:{title:"Before",description:"The value the edit began with; missing for an empty field.",type:["string","number",
"boolean","object","array","null"]},after:{title:"After",description:"The value typed; missing to empty the field.",type:[
"string","number","boolean","object","array","null"]},theirs:{title:"Theirs",description:"The value that is stored; miss\
ing for an empty field.",type:["string","number","boolean","object","array","null"]},by:{title:"By",description:"Id of t\
he person who saved last.",type:"string"},at:{title:"At",description:"When it was saved, ISO 8601.",type:"string"}},required:[
"entryId","field","locale","at"],additionalProperties:!1};function $(a,{instancePath:t="",parentData:y,parentDataProperty:m,
rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.entryId===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entr\
yId'"};e===null?e=[r]:e.push(r),i++}if(a.field===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"field"},message:"must have required property 'field'"};e===null?e=[r]:e.push(r),i++}if(a.locale===
void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"locale"},message:"must\
 have required property 'locale'"};e===null?e=[r]:e.push(r),i++}if(a.at===void 0){let r={instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"at"},message:"must have required property 'at'"};e===null?e=[r]:e.push(
r),i++}for(let r in a)if(!(r==="entryId"||r==="field"||r==="locale"||r==="before"||r==="after"||r==="theirs"||r==="by"||
r==="at")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(a.entryId!==void 0){let r=a.entryId;if(typeof r==
"string"){if(h(r)>64){let s={instancePath:t+"/entryId",schemaPath:"#/properties/entryId/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(h(r)<1){let s={instancePath:t+
"/entryId",schemaPath:"#/properties/entryId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/entryId",schemaPath:"#/properties/entryI\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.field!==void 0){
let r=a.field;if(typeof r=="string"){if(h(r)>64){let s={instancePath:t+"/field",schemaPath:"#/properties/field/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),i++}if(h(
r)<1){let s={instancePath:t+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/field",schemaPath:"#/\
properties/field/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.
locale!==void 0){let r=a.locale;if(typeof r=="string"){if(h(r)>20){let s={instancePath:t+"/locale",schemaPath:"#/propert\
ies/locale/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=
[s]:e.push(s),i++}if(h(r)<2){let s={instancePath:t+"/locale",schemaPath:"#/properties/locale/minLength",keyword:"minLeng\
th",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+
"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(a.before!==void 0){let r=a.before;if(typeof r!="object"&&typeof r!="string"&&!(typeof r=="number"&&
isFinite(r))&&typeof r!="boolean"){let s={instancePath:t+"/before",schemaPath:"#/properties/before/type",keyword:"type",
params:{type:M.properties.before.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(
s),i++}}if(a.after!==void 0){let r=a.after;if(typeof r!="object"&&typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&
typeof r!="boolean"){let s={instancePath:t+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:M.properties.
after.type},message:"must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),i++}}if(a.theirs!==void 0){
let r=a.theirs;if(typeof r!="object"&&typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"){let s={
instancePath:t+"/theirs",schemaPath:"#/properties/theirs/type",keyword:"type",params:{type:M.properties.theirs.type},message:"\
must be string,number,boolean,object,array,null"};e===null?e=[s]:e.push(s),i++}}if(a.by!==void 0&&typeof a.by!="string"){
let r={instancePath:t+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),i++}if(a.at!==void 0&&typeof a.at!="string"){let r={instancePath:t+"/at",schemaPath:"#/pr\
operties/at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{let r={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return $.errors=e,i===0}var He=x;function x(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),i++}if(a.metadata===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};e===null?e=[r]:e.push(r),i++}if(a.fields===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[r]:e.push(r),i++}if(a.
sys!==void 0){let r=a.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:t+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),i++}if(r.type===void 0){let s={instancePath:t+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(r.
version===void 0){let s={instancePath:t+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),i++}if(r.createdAt===void 0){let s={
instancePath:t+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(r.updatedAt===void 0){let s={instancePath:t+"/\
sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have r\
equired property 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:t+
"/sys/id",schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(r.type!==void 0){let s=r.type;if(typeof s!="string"){let p={instancePath:t+"/sys/type",schemaPath:"\
#/properties/sys/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),i++}if(s!=="Asset"){let p={instancePath:t+"/sys/type",schemaPath:"#/properties/sys/properties/type/const",keyword:"\
const",params:{allowedValue:"Asset"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),i++}}if(r.version!==void 0){
let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:t+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
p]:e.push(p),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let p={instancePath:t+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[p]:e.push(p),i++}}if(r.createdAt!==void 0&&typeof r.createdAt!="string"){let s={instancePath:t+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(r.updatedAt!==void 0&&typeof r.updatedAt!="string"){let s={instancePath:t+"/sys/updatedA\
t",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(r.updatedBy!==void 0){let s=r.updatedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
sys===void 0){let p={instancePath:t+"/sys/updatedBy",schemaPath:"#/properties/sys/properties/updatedBy/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),i++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:t+"/sys/upd\
atedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(p.id!==void 0&&typeof p.id!="string"){let o={
instancePath:t+"/sys/updatedBy/sys/id",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:t+
"/sys/updatedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let p={instancePath:t+"/sys/updatedBy",schemaPath:"\
#/properties/sys/properties/updatedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
p]:e.push(p),i++}}if(r.publishedVersion!==void 0){let s=r.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let p={instancePath:t+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}}if(r.publishedAt!==void 0&&typeof r.
publishedAt!="string"){let s={instancePath:t+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.firstPublishedAt!==void 0&&
typeof r.firstPublishedAt!="string"){let s={instancePath:t+"/sys/firstPublishedAt",schemaPath:"#/properties/sys/properti\
es/firstPublishedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.
publishedBy!==void 0){let s=r.publishedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===void 0){let p={instancePath:t+
"/sys/publishedBy",schemaPath:"#/properties/sys/properties/publishedBy/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),i++}if(s.sys!==void 0){let p=s.sys;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:t+"/sys/publishedBy/sys",schemaPath:"#/properties/sys\
/properties/publishedBy/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[o]:e.push(o),i++}if(p.id!==void 0&&typeof p.id!="string"){let o={instancePath:t+"/sys/\
publishedBy/sys/id",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:t+"/sys/publishe\
dBy/sys",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let p={instancePath:t+"/sys/publishedBy",schemaPath:"#/pro\
perties/sys/properties/publishedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),i++}}if(r.archivedAt!==void 0&&typeof r.archivedAt!="string"){let s={instancePath:t+"/sys/archivedAt",schemaPath:"\
#/properties/sys/properties/archivedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:t+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.tags===void 0){let s={instancePath:t+"/metadata",schemaPath:"#/properties/metadata/requ\
ired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[s]:e.
push(s),i++}if(r.tags!==void 0){let s=r.tags;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++){let n=s[o];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.sys===void 0){let l={instancePath:t+"/metadata/tags/"+o,schemaPath:"#/properties/metad\
ata/properties/tags/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required proper\
ty 'sys'"};e===null?e=[l]:e.push(l),i++}if(n.sys!==void 0){let l=n.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let d={instancePath:t+"/metadata/tags/"+o+"/sys",schemaPath:"#/properties/metadata/properties/tags/items/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[d]:e.push(d),i++}if(l.id!==void 0&&typeof l.id!="string"){let d={instancePath:t+"/metadata/tags/"+o+"/sys/id",schemaPath:"\
#/properties/metadata/properties/tags/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:t+"/metadata/tags/"+o+"/sys",schemaPath:"#/prope\
rties/metadata/properties/tags/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:t+"/metadata/tags/"+o,schemaPath:"#/properties/metadata/properti\
es/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{
let p={instancePath:t+"/metadata/tags",schemaPath:"#/properties/metadata/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:t+"/metadata",schemaPath:"#/pro\
perties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(a.
fields!==void 0){let r=a.fields;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title!==void 0){let s=r.title;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let p in s)if(typeof s[p]!="string"){let o={instancePath:t+"/fields/title/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/title/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let p={instancePath:t+"/fields/title",schemaPath:"\
#/properties/fields/properties/title/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),i++}}if(r.description!==void 0){let s=r.description;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let p in s)
if(typeof s[p]!="string"){let o={instancePath:t+"/fields/description/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/fields/properties/description/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[o]:e.push(o),i++}}else{let p={instancePath:t+"/fields/description",schemaPath:"#/properties/fi\
elds/properties/description/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),i++}}if(r.file!==void 0){let s=r.file;if(s&&typeof s=="object"&&!Array.isArray(s))for(let p in s){let o=s[p];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.fileName===void 0){let n={instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/additionalProperties/required",keyword:"required",params:{missingProperty:"\
fileName"},message:"must have required property 'fileName'"};e===null?e=[n]:e.push(n),i++}if(o.contentType===void 0){let n={
instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/\
additionalProperties/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required pro\
perty 'contentType'"};e===null?e=[n]:e.push(n),i++}if(o.url!==void 0&&typeof o.url!="string"){let n={instancePath:t+"/fi\
elds/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/url",schemaPath:"#/properties/fields/properties/file/additionalPr\
operties/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}
if(o.fileName!==void 0&&typeof o.fileName!="string"){let n={instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/fileName",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/fileName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(o.contentType!==void 0&&typeof o.
contentType!="string"){let n={instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"\
#/properties/fields/properties/file/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(o.details!==void 0){let n=o.details;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.size===void 0){let l={instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+
"/details",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/details/required",keyword:"re\
quired",params:{missingProperty:"size"},message:"must have required property 'size'"};e===null?e=[l]:e.push(l),i++}if(n.
size!==void 0){let l=n.size;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:t+"/fields/fil\
e/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/size",schemaPath:"#/properties/fields/properties/file/additionalP\
roperties/properties/details/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[d]:e.push(d),i++}}if(n.image!==void 0){let l=n.image;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.width===void 0){
let d={instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/properties\
/fields/properties/file/additionalProperties/properties/details/properties/image/required",keyword:"required",params:{missingProperty:"\
width"},message:"must have required property 'width'"};e===null?e=[d]:e.push(d),i++}if(l.height===void 0){let d={instancePath:t+
"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/properties/fields/properties/fil\
e/additionalProperties/properties/details/properties/image/required",keyword:"required",params:{missingProperty:"height"},
message:"must have required property 'height'"};e===null?e=[d]:e.push(d),i++}for(let d in l)if(!(d==="width"||d==="heigh\
t")){let f={instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#/prope\
rties/fields/properties/file/additionalProperties/properties/details/properties/image/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),
i++}if(l.width!==void 0){let d=l.width;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let f={instancePath:t+"\
/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image/width",schemaPath:"#/properties/fields/propertie\
s/file/additionalProperties/properties/details/properties/image/properties/width/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}}if(l.height!==void 0){let d=l.height;if(!(typeof d=="numb\
er"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let f={instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/d\
etails/image/height",schemaPath:"#/properties/fields/properties/file/additionalProperties/properties/details/properties/\
image/properties/height/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),
i++}}}else{let d={instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/details/image",schemaPath:"#\
/properties/fields/properties/file/additionalProperties/properties/details/properties/image/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:t+"/fields/file/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/details",schemaPath:"#/properties/fields/properties/file/additionalProperties/propertie\
s/details/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let n={
instancePath:t+"/fields/file/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/properties/file/\
additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),i++}}else{
let p={instancePath:t+"/fields/file",schemaPath:"#/properties/fields/properties/file/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:t+"/fields",schemaPath:"#/pro\
perties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{
let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return x.errors=e,i===0}var Re=te;function te(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.total===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),i++}if(a.skip===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have required property 'skip'"};
e===null?e=[r]:e.push(r),i++}if(a.limit===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[r]:e.push(r),i++}if(a.items===void 0){
let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have req\
uired property 'items'"};e===null?e=[r]:e.push(r),i++}if(a.total!==void 0){let r=a.total;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let s={instancePath:t+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={
instancePath:t+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(a.skip!==void 0){let r=a.skip;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let s={instancePath:t+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:t+
"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(a.limit!==void 0){let r=a.limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let s={instancePath:t+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:t+"/\
limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(a.items!==void 0){let r=a.items;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)
x(r[p],{instancePath:t+"/items/"+p,parentData:r,parentDataProperty:p,rootData:u})||(e=e===null?x.errors:e.concat(x.errors),
i=e.length)}else{let s={instancePath:t+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return te.errors=e,i===0}var We=ie;var $e={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/managed-entry.schema.j\
son",title:"Managed entry",description:"An entry as the management API answers it, with the newest draft of its fields.",
type:"object",properties:{sys:{title:"System properties",description:"Set by the content service.",type:"object",properties:{
id:{title:"Id",description:"Unique in the environment.",type:"string"},type:{title:"Type",description:"Always Entry.",type:"\
string",const:"Entry"},version:{title:"Version",description:"Grows with each write.",type:"integer",minimum:1},createdAt:{
title:"Created",description:"ISO 8601.",type:"string"},updatedAt:{title:"Updated",description:"ISO 8601.",type:"string"},
updatedBy:{title:"Updated by",description:"The person of the last write.",type:"object",properties:{sys:{title:"System p\
roperties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of the target.",type:"s\
tring"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0},publishedVersion:{title:"Pu\
blished version",description:"The version that was published; missing while nothing is published.",type:"integer"},publishedAt:{
title:"Published",description:"ISO 8601.",type:"string"},firstPublishedAt:{title:"First published",description:"ISO 8601\
.",type:"string"},publishedBy:{title:"Published by",description:"The person who published it.",type:"object",properties:{
sys:{title:"System properties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of \
the target.",type:"string"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0},archivedAt:{
title:"Archived",description:"ISO 8601; missing unless archived.",type:"string"},contentType:{title:"Content type",description:"\
The type of the entry.",type:"object",properties:{sys:{title:"System properties",description:"Names the target.",type:"o\
bject",properties:{id:{title:"Id",description:"Of the target.",type:"string"}},required:["id"],additionalProperties:!0}},
required:["sys"],additionalProperties:!0}},required:["id","type","version","createdAt","updatedAt","contentType"],additionalProperties:!0},
metadata:{title:"Metadata",description:"Tags of the entity.",type:"object",properties:{tags:{title:"Tags",description:"B\
rands and markets it belongs to, among others.",type:"array",items:{title:"Tag",description:"A tag.",type:"object",properties:{
sys:{title:"System properties",description:"Names the target.",type:"object",properties:{id:{title:"Id",description:"Of \
the target.",type:"string"}},required:["id"],additionalProperties:!0}},required:["sys"],additionalProperties:!0}}},required:[
"tags"],additionalProperties:!0},fields:{title:"Fields",description:"By field id.",type:"object",additionalProperties:{title:"\
Values",description:"By content locale.",type:"object",additionalProperties:{title:"Value",description:"Of the field in \
one locale.",type:["string","number","boolean","object","array","null"]}}}},required:["sys","metadata","fields"],additionalProperties:!0};
function I(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.sys===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[r]:e.push(r),i++}if(a.metadata===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'met\
adata'"};e===null?e=[r]:e.push(r),i++}if(a.fields===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[r]:e.push(r),i++}if(a.
sys!==void 0){let r=a.sys;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:t+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[s]:e.push(s),i++}if(r.type===void 0){let s={instancePath:t+"/sys",schemaPath:"#/properties/sys/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(r.
version===void 0){let s={instancePath:t+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),i++}if(r.createdAt===void 0){let s={
instancePath:t+"/sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(r.updatedAt===void 0){let s={instancePath:t+"/\
sys",schemaPath:"#/properties/sys/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have r\
equired property 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(r.contentType===void 0){let s={instancePath:t+"/sys",schemaPath:"\
#/properties/sys/required",keyword:"required",params:{missingProperty:"contentType"},message:"must have required propert\
y 'contentType'"};e===null?e=[s]:e.push(s),i++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:t+"/sys/id",
schemaPath:"#/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}if(r.type!==void 0){let s=r.type;if(typeof s!="string"){let p={instancePath:t+"/sys/type",schemaPath:"\
#/properties/sys/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),i++}if(s!=="Entry"){let p={instancePath:t+"/sys/type",schemaPath:"#/properties/sys/properties/type/const",keyword:"\
const",params:{allowedValue:"Entry"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),i++}}if(r.version!==void 0){
let s=r.version;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:t+"/sys/version",schemaPath:"\
#/properties/sys/properties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
p]:e.push(p),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let p={instancePath:t+"/sys/version",schemaPath:"#\
/properties/sys/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[p]:e.push(p),i++}}if(r.createdAt!==void 0&&typeof r.createdAt!="string"){let s={instancePath:t+"/sys/createdAt",
schemaPath:"#/properties/sys/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(r.updatedAt!==void 0&&typeof r.updatedAt!="string"){let s={instancePath:t+"/sys/updatedA\
t",schemaPath:"#/properties/sys/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(r.updatedBy!==void 0){let s=r.updatedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
sys===void 0){let p={instancePath:t+"/sys/updatedBy",schemaPath:"#/properties/sys/properties/updatedBy/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),i++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:t+"/sys/upd\
atedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(p.id!==void 0&&typeof p.id!="string"){let o={
instancePath:t+"/sys/updatedBy/sys/id",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:t+
"/sys/updatedBy/sys",schemaPath:"#/properties/sys/properties/updatedBy/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let p={instancePath:t+"/sys/updatedBy",schemaPath:"\
#/properties/sys/properties/updatedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
p]:e.push(p),i++}}if(r.publishedVersion!==void 0){let s=r.publishedVersion;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let p={instancePath:t+"/sys/publishedVersion",schemaPath:"#/properties/sys/properties/publishedVersion/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}}if(r.publishedAt!==void 0&&typeof r.
publishedAt!="string"){let s={instancePath:t+"/sys/publishedAt",schemaPath:"#/properties/sys/properties/publishedAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.firstPublishedAt!==void 0&&
typeof r.firstPublishedAt!="string"){let s={instancePath:t+"/sys/firstPublishedAt",schemaPath:"#/properties/sys/properti\
es/firstPublishedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.
publishedBy!==void 0){let s=r.publishedBy;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===void 0){let p={instancePath:t+
"/sys/publishedBy",schemaPath:"#/properties/sys/properties/publishedBy/required",keyword:"required",params:{missingProperty:"\
sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),i++}if(s.sys!==void 0){let p=s.sys;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:t+"/sys/publishedBy/sys",schemaPath:"#/properties/sys\
/properties/publishedBy/properties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have req\
uired property 'id'"};e===null?e=[o]:e.push(o),i++}if(p.id!==void 0&&typeof p.id!="string"){let o={instancePath:t+"/sys/\
publishedBy/sys/id",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:t+"/sys/publishe\
dBy/sys",schemaPath:"#/properties/sys/properties/publishedBy/properties/sys/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let p={instancePath:t+"/sys/publishedBy",schemaPath:"#/pro\
perties/sys/properties/publishedBy/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),i++}}if(r.archivedAt!==void 0&&typeof r.archivedAt!="string"){let s={instancePath:t+"/sys/archivedAt",schemaPath:"\
#/properties/sys/properties/archivedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}if(r.contentType!==void 0){let s=r.contentType;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.sys===
void 0){let p={instancePath:t+"/sys/contentType",schemaPath:"#/properties/sys/properties/contentType/required",keyword:"\
required",params:{missingProperty:"sys"},message:"must have required property 'sys'"};e===null?e=[p]:e.push(p),i++}if(s.
sys!==void 0){let p=s.sys;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let o={instancePath:t+"/sys/con\
tentType/sys",schemaPath:"#/properties/sys/properties/contentType/properties/sys/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(p.id!==void 0&&typeof p.id!="string"){let o={
instancePath:t+"/sys/contentType/sys/id",schemaPath:"#/properties/sys/properties/contentType/properties/sys/properties/i\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:t+
"/sys/contentType/sys",schemaPath:"#/properties/sys/properties/contentType/properties/sys/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let p={instancePath:t+"/sys/contentType",schemaPath:"\
#/properties/sys/properties/contentType/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[p]:e.push(p),i++}}}else{let s={instancePath:t+"/sys",schemaPath:"#/properties/sys/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.tags===void 0){let s={instancePath:t+"/metadata",schemaPath:"#/properties/metadata/req\
uired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'"};e===null?e=[s]:e.
push(s),i++}if(r.tags!==void 0){let s=r.tags;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++){let n=s[o];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.sys===void 0){let l={instancePath:t+"/metadata/tags/"+o,schemaPath:"#/properties/metad\
ata/properties/tags/items/required",keyword:"required",params:{missingProperty:"sys"},message:"must have required proper\
ty 'sys'"};e===null?e=[l]:e.push(l),i++}if(n.sys!==void 0){let l=n.sys;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let d={instancePath:t+"/metadata/tags/"+o+"/sys",schemaPath:"#/properties/metadata/properties/tags/items/pr\
operties/sys/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[d]:e.push(d),i++}if(l.id!==void 0&&typeof l.id!="string"){let d={instancePath:t+"/metadata/tags/"+o+"/sys/id",schemaPath:"\
#/properties/metadata/properties/tags/items/properties/sys/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:t+"/metadata/tags/"+o+"/sys",schemaPath:"#/prope\
rties/metadata/properties/tags/items/properties/sys/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),i++}}}else{let l={instancePath:t+"/metadata/tags/"+o,schemaPath:"#/properties/metadata/properti\
es/tags/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{
let p={instancePath:t+"/metadata/tags",schemaPath:"#/properties/metadata/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:t+"/metadata",schemaPath:"#/pro\
perties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(a.
fields!==void 0){let r=a.fields;if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let p=r[s];if(p&&typeof p=="\
object"&&!Array.isArray(p))for(let o in p){let n=p[o];if(typeof n!="object"&&typeof n!="string"&&!(typeof n=="number"&&isFinite(
n))&&typeof n!="boolean"){let l={instancePath:t+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/fields/additionalProperties/additionalProperties/type",keyword:"type",
params:{type:$e.properties.fields.additionalProperties.additionalProperties.type},message:"must be string,number,boolean\
,object,array,null"};e===null?e=[l]:e.push(l),i++}}else{let o={instancePath:t+"/fields/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/fields/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[o]:e.push(o),i++}}else{let s={instancePath:t+"/fields",schemaPath:"#/properties/fields/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return I.errors=e,i===
0}function ie(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.total===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(r),i++}if(a.skip===void 0){
let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"skip"},message:"must have requ\
ired property 'skip'"};e===null?e=[r]:e.push(r),i++}if(a.limit===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"limit"},message:"must have required property 'limit'"};e===null?e=[r]:e.push(r),i++}if(a.
items===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};e===null?e=[r]:e.push(r),i++}if(a.total!==void 0){let r=a.total;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:t+"/total",schemaPath:"#/properties/total/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){let s={instancePath:t+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(a.skip!==void 0){let r=a.skip;if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:t+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let s={instancePath:t+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(a.limit!==void 0){let r=a.limit;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let s={instancePath:t+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={
instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(a.items!==void 0){let r=a.items;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++)I(r[p],{instancePath:t+"/items/"+p,parentData:r,parentDataProperty:p,rootData:u})||(e=e===null?I.errors:e.concat(I.
errors),i=e.length)}else{let s={instancePath:t+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ie.errors=e,i===0}var Ue=I,Ke=ae,
xe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/page-message.schema.json",
title:"Page message",description:"What a page in preview posts to the studio that shows it.",type:"object",required:["ty\
pe"],discriminator:{propertyName:"type"},oneOf:[{title:"Ready",description:"The page is there and listens.",type:"object",
additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:r\
eady"},url:{title:"Address",description:"Address of the page.",type:"string"},site:{title:"Site",description:"The site.",
type:"object",additionalProperties:!1,properties:{brand:{title:"Brand",description:"Id of the brand.",type:"string"},market:{
title:"Market",description:"Code of the market.",type:"string"},locale:{title:"Locale",description:"First segment of the\
 path.",type:"string"},contentLocale:{title:"Content locale",description:"Locale of the content it shows.",type:"string"},
timeZone:{title:"Time zone",description:"IANA name of the market’s time zone.",type:"string"}},required:["brand","mark\
et","locale","contentLocale","timeZone"]},page:{title:"Page",description:"The page; missing on pages that content does n\
ot compose.",allOf:[{$ref:"https://marquee.dev/schemas/studio/preview-page.schema.json"}]},layout:{title:"Layout",description:"\
Header and footer; missing where there are none.",type:"object",additionalProperties:!1,properties:{entryId:{title:"Entr\
y",description:"Id of the layout’s entry.",type:"string",pattern:"^[\\w.-]{1,64}$"}},required:["entryId"]},blocks:{title:"\
Blocks",description:"All blocks in order.",type:"array",items:{$ref:"https://marquee.dev/schemas/studio/preview-block.sc\
hema.json"}},notes:{title:"Notes",description:"What is wrong and has no place on the page.",type:"array",items:{$ref:"ht\
tps://marquee.dev/schemas/studio/preview-note.schema.json"}}},required:["type","url","site","blocks","notes"]},{title:"C\
licked",description:"An editor chose a block.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"\
Kind of the message.",type:"string",const:"marquee:clicked"},entryId:{title:"Entry",description:"Id of the block’s entry\
.",type:"string",pattern:"^[\\w.-]{1,64}$"},field:{title:"Field",description:"Id of the field whose text was clicked.",type:"\
string"}},required:["type","entryId"]},{title:"Rendered",description:"The page shows what was sent with this number.",type:"\
object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"m\
arquee:rendered"},sequence:{title:"Sequence",description:"Number of the request; the newest wins.",type:"integer",minimum:0},
ms:{title:"Time",description:"Milliseconds from the message to the page.",type:"number",minimum:0},page:{title:"Page",description:"\
The page.",allOf:[{$ref:"https://marquee.dev/schemas/studio/preview-page.schema.json"}]},blocks:{title:"Blocks",description:"\
All blocks in order.",type:"array",items:{$ref:"https://marquee.dev/schemas/studio/preview-block.schema.json"}},notes:{title:"\
Notes",description:"What is wrong and has no place on the page.",type:"array",items:{$ref:"https://marquee.dev/schemas/s\
tudio/preview-note.schema.json"}}},required:["type","sequence","ms","blocks","notes"]},{title:"No preview",description:"\
The host shows nothing without an open preview.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"\
Kind of the message.",type:"string",const:"marquee:no-preview"},reason:{title:"Reason",description:"None was opened or i\
t is over; the grant does not count or is over; too many tries.",type:"string",enum:["closed","refused","too-many"]}},required:[
"type","reason"]},{title:"Failed",description:"What was sent with this number could not be shown.",type:"object",additionalProperties:!1,
properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:failed"},sequence:{title:"\
Sequence",description:"Number of the request; the newest wins.",type:"integer",minimum:0},reason:{title:"Reason",description:"\
What happened.",type:"string"}},required:["type","sequence","reason"]}]};var O=new RegExp("^[\\w.-]{1,64}$","u");function w(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.entryId===void 0){let r={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?
e=[r]:e.push(r),i++}if(a.title===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),i++}if(a.path===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[r]:e.push(r),i++}for(let r in a)if(!(r==="entryId"||r==="title"||r==="path")){let s={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(a.entryId!==void 0){let r=a.entryId;if(typeof r=="string"){if(!O.test(r)){let s={
instancePath:t+"/entryId",schemaPath:"#/properties/entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},
message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/entryId",schemaPath:"\
#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(a.title!==void 0&&typeof a.title!="string"){let r={instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(a.path!==void 0&&typeof a.path!="\
string"){let r={instancePath:t+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return w.errors=e,i===0}var Q={$schema:"http://json-sche\
ma.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/preview-block.schema.json",title:"Preview block",description:"\
A block of a page in preview, in the order of the page; a container comes before the blocks in it.",type:"object",additionalProperties:!1,
properties:{key:{title:"Key",description:"The entry’s id, with a number behind it where the entry stands on the page aga\
in. Names the element.",type:"string",minLength:1,maxLength:80},entryId:{title:"Entry",description:"Id of the entry.",type:"\
string",pattern:"^[\\w.-]{1,64}$"},block:{title:"Block",description:"Kind of block.",type:"string",minLength:1},region:{
title:"Region",description:"Part of the page it stands in.",type:"string",enum:["header","main","footer"]},parent:{title:"\
Parent",description:"Key of the container it stands in.",type:"string",minLength:1},holder:{title:"Holder",description:"\
Id of the entry that links it: page, layout or panel.",type:"string",pattern:"^[\\w.-]{1,64}$"},fault:{title:"Fault",description:"\
Why visitors do not see it.",type:"object",additionalProperties:!1,properties:{pointer:{title:"Pointer",description:"JSO\
N pointer into the entry.",type:"string"},reason:{title:"Reason",description:"What is wrong.",type:"string"}},required:[
"pointer","reason"]},hidden:{title:"Hidden",description:"Why it shows nothing to this visitor.",type:"object",additionalProperties:!1,
properties:{reason:{title:"Reason",description:"What hides it.",type:"string",enum:["empty","early","late","market","cha\
nnel","signed-in","signed-out","audience","marketing","offer"]},text:{title:"Text",description:"The same in the language\
 of the site.",type:"string"}},required:["reason","text"]}},required:["key","entryId","block","region"]};function q(a,{instancePath:t="",
parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.key===
void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must ha\
ve required property 'key'"};e===null?e=[r]:e.push(r),i++}if(a.entryId===void 0){let r={instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===null?e=
[r]:e.push(r),i++}if(a.block===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
block"},message:"must have required property 'block'"};e===null?e=[r]:e.push(r),i++}if(a.region===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"region"},message:"must have required property 'regio\
n'"};e===null?e=[r]:e.push(r),i++}for(let r in a)if(!(r==="key"||r==="entryId"||r==="block"||r==="region"||r==="parent"||
r==="holder"||r==="fault"||r==="hidden")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(a.
key!==void 0){let r=a.key;if(typeof r=="string"){if(h(r)>80){let s={instancePath:t+"/key",schemaPath:"#/properties/key/m\
axLength",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[s]:e.push(s),
i++}if(h(r)<1){let s={instancePath:t+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/key",schemaPath:"\
#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.
entryId!==void 0){let r=a.entryId;if(typeof r=="string"){if(!O.test(r)){let s={instancePath:t+"/entryId",schemaPath:"#/p\
roperties/entryId/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,6\
4}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.block!==void 0){let r=a.block;
if(typeof r=="string"){if(h(r)<1){let s={instancePath:t+"/block",schemaPath:"#/properties/block/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+
"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}if(a.region!==void 0){let r=a.region;if(typeof r!="string"){let s={instancePath:t+"/region",schemaPath:"\
#/properties/region/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(r===
"header"||r==="main"||r==="footer")){let s={instancePath:t+"/region",schemaPath:"#/properties/region/enum",keyword:"enum",
params:{allowedValues:Q.properties.region.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),i++}}if(a.parent!==void 0){let r=a.parent;if(typeof r=="string"){if(h(r)<1){let s={instancePath:t+"/parent",schemaPath:"\
#/properties/parent/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.holder!==void 0){let r=a.holder;if(typeof r==
"string"){if(!O.test(r)){let s={instancePath:t+"/holder",schemaPath:"#/properties/holder/pattern",keyword:"pattern",params:{
pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+
"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(a.fault!==void 0){let r=a.fault;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pointer===void 0){
let s={instancePath:t+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty:"poin\
ter"},message:"must have required property 'pointer'"};e===null?e=[s]:e.push(s),i++}if(r.reason===void 0){let s={instancePath:t+
"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty:"reason"},message:"must hav\
e required property 'reason'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="pointer"||s==="reason")){let p={instancePath:t+
"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(r.pointer!==void 0&&typeof r.pointer!="st\
ring"){let s={instancePath:t+"/fault/pointer",schemaPath:"#/properties/fault/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.reason!==void 0&&typeof r.reason!="string"){let s={
instancePath:t+"/fault/reason",schemaPath:"#/properties/fault/properties/reason/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/fault",schemaPath:"#/properties\
/fault/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(a.hidden!==
void 0){let r=a.hidden;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reason===void 0){let s={instancePath:t+"/hidden",
schemaPath:"#/properties/hidden/required",keyword:"required",params:{missingProperty:"reason"},message:"must have requir\
ed property 'reason'"};e===null?e=[s]:e.push(s),i++}if(r.text===void 0){let s={instancePath:t+"/hidden",schemaPath:"#/pr\
operties/hidden/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};
e===null?e=[s]:e.push(s),i++}for(let s in r)if(!(s==="reason"||s==="text")){let p={instancePath:t+"/hidden",schemaPath:"\
#/properties/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT\
 have additional properties"};e===null?e=[p]:e.push(p),i++}if(r.reason!==void 0){let s=r.reason;if(typeof s!="string"){let p={
instancePath:t+"/hidden/reason",schemaPath:"#/properties/hidden/properties/reason/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(s==="empty"||s==="early"||s==="late"||s==="market"||s===
"channel"||s==="signed-in"||s==="signed-out"||s==="audience"||s==="marketing"||s==="offer")){let p={instancePath:t+"/hid\
den/reason",schemaPath:"#/properties/hidden/properties/reason/enum",keyword:"enum",params:{allowedValues:Q.properties.hidden.
properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(r.text!==
void 0&&typeof r.text!="string"){let s={instancePath:t+"/hidden/text",schemaPath:"#/properties/hidden/properties/text/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+
"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),i++}}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),i++}return q.errors=e,i===0}function v(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.pointer===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pointer"},message:"must have required property 'pointer'"};e===null?e=[r]:e.push(r),i++}if(a.reason===void 0){
let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have re\
quired property 'reason'"};e===null?e=[r]:e.push(r),i++}for(let r in a)if(!(r==="entryId"||r==="block"||r==="pointer"||r===
"reason")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(a.entryId!==void 0&&typeof a.entryId!="st\
ring"){let r={instancePath:t+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}if(a.block!==void 0&&typeof a.block!="string"){let r={instancePath:t+"/blo\
ck",schemaPath:"#/properties/block/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),i++}if(a.pointer!==void 0&&typeof a.pointer!="string"){let r={instancePath:t+"/pointer",schemaPath:"#/properti\
es/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(a.reason!==
void 0&&typeof a.reason!="string"){let r={instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===
0}function ae(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}let r=a.type;if(typeof r==
"string")if(r==="marquee:ready")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}if(a.url===void 0){let s={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),i++}if(a.site===void 0){let s={
instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"site"},message:"must have req\
uired property 'site'"};e===null?e=[s]:e.push(s),i++}if(a.blocks===void 0){let s={instancePath:t,schemaPath:"#/oneOf/0/r\
equired",keyword:"required",params:{missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=
[s]:e.push(s),i++}if(a.notes===void 0){let s={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"notes"},message:"must have required property 'notes'"};e===null?e=[s]:e.push(s),i++}for(let s in a)if(!(s===
"type"||s==="url"||s==="site"||s==="page"||s==="layout"||s==="blocks"||s==="notes")){let p={instancePath:t,schemaPath:"#\
/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have addit\
ional properties"};e===null?e=[p]:e.push(p),i++}if(a.type!==void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:t+
"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),i++}if(s!=="marquee:ready"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/0/properties/type/con\
st",keyword:"const",params:{allowedValue:"marquee:ready"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),
i++}}if(a.url!==void 0&&typeof a.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/oneOf/0/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(a.site!==void 0){let s=a.
site;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand===void 0){let p={instancePath:t+"/site",schemaPath:"#/oneOf\
/0/properties/site/required",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'b\
rand'"};e===null?e=[p]:e.push(p),i++}if(s.market===void 0){let p={instancePath:t+"/site",schemaPath:"#/oneOf/0/propertie\
s/site/required",keyword:"required",params:{missingProperty:"market"},message:"must have required property 'market'"};e===
null?e=[p]:e.push(p),i++}if(s.locale===void 0){let p={instancePath:t+"/site",schemaPath:"#/oneOf/0/properties/site/requi\
red",keyword:"required",params:{missingProperty:"locale"},message:"must have required property 'locale'"};e===null?e=[p]:
e.push(p),i++}if(s.contentLocale===void 0){let p={instancePath:t+"/site",schemaPath:"#/oneOf/0/properties/site/required",
keyword:"required",params:{missingProperty:"contentLocale"},message:"must have required property 'contentLocale'"};e===null?
e=[p]:e.push(p),i++}if(s.timeZone===void 0){let p={instancePath:t+"/site",schemaPath:"#/oneOf/0/properties/site/required",
keyword:"required",params:{missingProperty:"timeZone"},message:"must have required property 'timeZone'"};e===null?e=[p]:
e.push(p),i++}for(let p in s)if(!(p==="brand"||p==="market"||p==="locale"||p==="contentLocale"||p==="timeZone")){let o={
instancePath:t+"/site",schemaPath:"#/oneOf/0/properties/site/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),i++}if(s.brand!==void 0&&typeof s.
brand!="string"){let p={instancePath:t+"/site/brand",schemaPath:"#/oneOf/0/properties/site/properties/brand/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s.market!==void 0&&typeof s.market!=
"string"){let p={instancePath:t+"/site/market",schemaPath:"#/oneOf/0/properties/site/properties/market/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s.locale!==void 0&&typeof s.locale!=
"string"){let p={instancePath:t+"/site/locale",schemaPath:"#/oneOf/0/properties/site/properties/locale/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s.contentLocale!==void 0&&typeof s.
contentLocale!="string"){let p={instancePath:t+"/site/contentLocale",schemaPath:"#/oneOf/0/properties/site/properties/co\
ntentLocale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s.timeZone!==
void 0&&typeof s.timeZone!="string"){let p={instancePath:t+"/site/timeZone",schemaPath:"#/oneOf/0/properties/site/proper\
ties/timeZone/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let p={
instancePath:t+"/site",schemaPath:"#/oneOf/0/properties/site/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[p]:e.push(p),i++}}if(a.page!==void 0&&(w(a.page,{instancePath:t+"/page",parentData:a,parentDataProperty:"\
page",rootData:u})||(e=e===null?w.errors:e.concat(w.errors),i=e.length)),a.layout!==void 0){let s=a.layout;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.entryId===void 0){let p={instancePath:t+"/layout",schemaPath:"#/oneOf/0/properties/lay\
out/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[p]:e.push(p),i++}for(let p in s)if(p!=="entryId"){let o={instancePath:t+"/layout",schemaPath:"#/oneOf/0/properti\
es/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addi\
tional properties"};e===null?e=[o]:e.push(o),i++}if(s.entryId!==void 0){let p=s.entryId;if(typeof p=="string"){if(!O.test(
p)){let o={instancePath:t+"/layout/entryId",schemaPath:"#/oneOf/0/properties/layout/properties/entryId/pattern",keyword:"\
pattern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[o]:e.push(o),i++}}else{
let o={instancePath:t+"/layout/entryId",schemaPath:"#/oneOf/0/properties/layout/properties/entryId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let p={instancePath:t+"/layout",schemaPath:"\
#/oneOf/0/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),i++}}if(a.blocks!==void 0){let s=a.blocks;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)q(s[o],{instancePath:t+
"/blocks/"+o,parentData:s,parentDataProperty:o,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)}else{let p={
instancePath:t+"/blocks",schemaPath:"#/oneOf/0/properties/blocks/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[p]:e.push(p),i++}}if(a.notes!==void 0){let s=a.notes;if(Array.isArray(s)){let p=s.length;for(let o=0;o<
p;o++)v(s[o],{instancePath:t+"/notes/"+o,parentData:s,parentDataProperty:o,rootData:u})||(e=e===null?v.errors:e.concat(v.
errors),i=e.length)}else{let p={instancePath:t+"/notes",schemaPath:"#/oneOf/0/properties/notes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:t,schemaPath:"#/oneOf/0/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(r==="marquee:c\
licked")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"#/oneOf/1/req\
uired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.
push(s),i++}if(a.entryId===void 0){let s={instancePath:t,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"\
entryId"},message:"must have required property 'entryId'"};e===null?e=[s]:e.push(s),i++}for(let s in a)if(!(s==="type"||
s==="entryId"||s==="field")){let p={instancePath:t,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.type!==
void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:clicked"){let p={instancePath:t+
"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"marquee:clicked"},message:"mu\
st be equal to constant"};e===null?e=[p]:e.push(p),i++}}if(a.entryId!==void 0){let s=a.entryId;if(typeof s=="string"){if(!O.
test(s)){let p={instancePath:t+"/entryId",schemaPath:"#/oneOf/1/properties/entryId/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:t+
"/entryId",schemaPath:"#/oneOf/1/properties/entryId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),i++}}if(a.field!==void 0&&typeof a.field!="string"){let s={instancePath:t+"/field",schemaPath:"\
#/oneOf/1/properties/field/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:t,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[s]:e.push(s),i++}else if(r==="marquee:rendered")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===
void 0){let s={instancePath:t,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(a.sequence===void 0){let s={instancePath:t,schemaPath:"\
#/oneOf/2/required",keyword:"required",params:{missingProperty:"sequence"},message:"must have required property 'sequenc\
e'"};e===null?e=[s]:e.push(s),i++}if(a.ms===void 0){let s={instancePath:t,schemaPath:"#/oneOf/2/required",keyword:"requi\
red",params:{missingProperty:"ms"},message:"must have required property 'ms'"};e===null?e=[s]:e.push(s),i++}if(a.blocks===
void 0){let s={instancePath:t,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"blocks"},message:"\
must have required property 'blocks'"};e===null?e=[s]:e.push(s),i++}if(a.notes===void 0){let s={instancePath:t,schemaPath:"\
#/oneOf/2/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'notes'"};e===
null?e=[s]:e.push(s),i++}for(let s in a)if(!(s==="type"||s==="sequence"||s==="ms"||s==="page"||s==="blocks"||s==="notes")){
let p={instancePath:t,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.type!==void 0){let s=a.type;if(typeof s!=
"string"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:rendered"){let p={instancePath:t+"/type",schemaPath:"\
#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"marquee:rendered"},message:"must be equal to cons\
tant"};e===null?e=[p]:e.push(p),i++}}if(a.sequence!==void 0){let s=a.sequence;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let p={instancePath:t+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let p={
instancePath:t+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(a.ms!==void 0){let s=a.ms;if(typeof s=="number"&&isFinite(
s)){if(s<0||isNaN(s)){let p={instancePath:t+"/ms",schemaPath:"#/oneOf/2/properties/ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:t+"/ms",schemaPath:"\
#/oneOf/2/properties/ms/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),i++}}
if(a.page!==void 0&&(w(a.page,{instancePath:t+"/page",parentData:a,parentDataProperty:"page",rootData:u})||(e=e===null?w.
errors:e.concat(w.errors),i=e.length)),a.blocks!==void 0){let s=a.blocks;if(Array.isArray(s)){let p=s.length;for(let o=0;o<
p;o++)q(s[o],{instancePath:t+"/blocks/"+o,parentData:s,parentDataProperty:o,rootData:u})||(e=e===null?q.errors:e.concat(
q.errors),i=e.length)}else{let p={instancePath:t+"/blocks",schemaPath:"#/oneOf/2/properties/blocks/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}if(a.notes!==void 0){let s=a.notes;if(Array.
isArray(s)){let p=s.length;for(let o=0;o<p;o++)v(s[o],{instancePath:t+"/notes/"+o,parentData:s,parentDataProperty:o,rootData:u})||
(e=e===null?v.errors:e.concat(v.errors),i=e.length)}else{let p={instancePath:t+"/notes",schemaPath:"#/oneOf/2/properties\
/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:t,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(r===
"marquee:no-preview")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"\
#/oneOf/3/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===
null?e=[s]:e.push(s),i++}if(a.reason===void 0){let s={instancePath:t,schemaPath:"#/oneOf/3/required",keyword:"required",
params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),i++}for(let s in a)
if(!(s==="type"||s==="reason")){let p={instancePath:t,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.
type!==void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/3/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:no-pre\
view"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"\
marquee:no-preview"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),i++}}if(a.reason!==void 0){let s=a.reason;
if(typeof s!="string"){let p={instancePath:t+"/reason",schemaPath:"#/oneOf/3/properties/reason/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(s==="closed"||s==="refused"||s==="too-many")){
let p={instancePath:t+"/reason",schemaPath:"#/oneOf/3/properties/reason/enum",keyword:"enum",params:{allowedValues:xe.oneOf[3].
properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}}else{let s={
instancePath:t,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}else if(r==="marquee:failed")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,
schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(a.sequence===void 0){let s={instancePath:t,schemaPath:"#/oneOf/4/required",keyword:"\
required",params:{missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),
i++}if(a.reason===void 0){let s={instancePath:t,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[s]:e.push(s),i++}for(let s in a)if(!(s==="type"||s===
"sequence"||s==="reason")){let p={instancePath:t,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.type!==
void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:failed"){let p={instancePath:t+
"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"marquee:failed"},message:"mus\
t be equal to constant"};e===null?e=[p]:e.push(p),i++}}if(a.sequence!==void 0){let s=a.sequence;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:t+"/sequence",schemaPath:"#/oneOf/4/properties/sequence/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))){let p={instancePath:t+"/sequence",schemaPath:"#/oneOf/4/properties/sequence/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(a.reason!==void 0&&typeof a.reason!=
"string"){let s={instancePath:t+"/reason",schemaPath:"#/oneOf/4/properties/reason/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t,schemaPath:"#/oneOf/4/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:t,schemaPath:"\
#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:r},message:'value of tag "type" mus\
t be in oneOf'};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:t,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"tag",tag:"type",tagValue:r},message:'tag "type" must be string'};e===null?e=[s]:e.push(s),i++}}else{
let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return ae.errors=e,i===0}var Ge=q,Ye=pe;function pe(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.blocks===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"blocks"},message:"must have required property 'blocks'"};e===null?e=[r]:e.push(r),i++}if(a.notes===void 0){
let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must have req\
uired property 'notes'"};e===null?e=[r]:e.push(r),i++}if(a.notesHtml===void 0){let r={instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"notesHtml"},message:"must have required property 'notesHtml'"};e===null?
e=[r]:e.push(r),i++}for(let r in a)if(!(r==="page"||r==="layout"||r==="blocks"||r==="notes"||r==="notesHtml")){let s={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(a.page!==void 0&&(w(a.page,{instancePath:t+"/page",parentData:a,
parentDataProperty:"page",rootData:u})||(e=e===null?w.errors:e.concat(w.errors),i=e.length)),a.layout!==void 0){let r=a.
layout;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entryId===void 0){let s={instancePath:t+"/layout",schemaPath:"#\
/properties/layout/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property \
'entryId'"};e===null?e=[s]:e.push(s),i++}for(let s in r)if(s!=="entryId"){let p={instancePath:t+"/layout",schemaPath:"#/\
properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT h\
ave additional properties"};e===null?e=[p]:e.push(p),i++}if(r.entryId!==void 0){let s=r.entryId;if(typeof s=="string"){if(!O.
test(s)){let p={instancePath:t+"/layout/entryId",schemaPath:"#/properties/layout/properties/entryId/pattern",keyword:"pa\
ttern",params:{pattern:"^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:t+"/layout/entryId",schemaPath:"#/properties/layout/properties/entryId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:t+"/layout",schemaPath:"\
#/properties/layout/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}
if(a.blocks!==void 0){let r=a.blocks;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.block===void 0){let n={instancePath:t+"/blocks/"+p,schemaPath:"#/properties/blocks/ite\
ms/required",keyword:"required",params:{missingProperty:"block"},message:"must have required property 'block'"};e===null?
e=[n]:e.push(n),i++}for(let n in o)if(!(n==="block"||n==="hash"||n==="html")){let l={instancePath:t+"/blocks/"+p,schemaPath:"\
#/properties/blocks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"mu\
st NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(o.block!==void 0&&(q(o.block,{instancePath:t+"/block\
s/"+p+"/block",parentData:o,parentDataProperty:"block",rootData:u})||(e=e===null?q.errors:e.concat(q.errors),i=e.length)),
o.hash!==void 0&&typeof o.hash!="string"){let n={instancePath:t+"/blocks/"+p+"/hash",schemaPath:"#/properties/blocks/ite\
ms/properties/hash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(o.
html!==void 0&&typeof o.html!="string"){let n={instancePath:t+"/blocks/"+p+"/html",schemaPath:"#/properties/blocks/items\
/properties/html/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}else{
let n={instancePath:t+"/blocks/"+p,schemaPath:"#/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:t+"/blocks",schemaPath:"#/properties/blocks/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(a.notes!==void 0){let r=a.
notes;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++)v(r[p],{instancePath:t+"/notes/"+p,parentData:r,parentDataProperty:p,
rootData:u})||(e=e===null?v.errors:e.concat(v.errors),i=e.length)}else{let s={instancePath:t+"/notes",schemaPath:"#/prop\
erties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(a.notesHtml!==
void 0&&typeof a.notesHtml!="string"){let r={instancePath:t+"/notesHtml",schemaPath:"#/properties/notesHtml/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return pe.errors=e,
i===0}var Je=ne;var oe=new RegExp("^/","u");var Le=new RegExp("^[A-Za-z][A-Za-z0-9_]{0,63}$","u"),De=new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$","u");function N(a,{
instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500){let o={instancePath:t,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:500},
message:"must NOT have more than 500 properties"};e===null?e=[o]:e.push(o),i++}for(let o in a){let n=i;if(typeof o=="str\
ing"&&!O.test(o)){let l={instancePath:t,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w.-]{\
1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"',propertyName:o};e===null?e=[l]:e.push(l),i++}var r=n===i;if(!r){
let l={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property nam\
e must be valid"};e===null?e=[l]:e.push(l),i++}}for(let o in a){let n=a[o];if(n&&typeof n=="object"&&!Array.isArray(n)){
if(Object.keys(n).length>100){let l={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additiona\
lProperties/maxProperties",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};
e===null?e=[l]:e.push(l),i++}for(let l in n){let d=i;if(typeof l=="string"&&!Le.test(l)){let f={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z][A-Za-z0-9_]{0,63}$"},message:'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,63}$"',propertyName:l};e===null?e=[f]:
e.push(f),i++}var s=d===i;if(!s){let f={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:l},message:"property name must be valid"};e===
null?e=[f]:e.push(f),i++}}for(let l in n){let d=n[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>
60){let f={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit:60},message:"must NOT h\
ave more than 60 properties"};e===null?e=[f]:e.push(f),i++}for(let f in d){let c=i;if(typeof f=="string"&&!De.test(f)){let P={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/a\
dditionalProperties/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(-[A-Za\
-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"',propertyName:f};e===null?e=[P]:e.push(
P),i++}var p=c===i;if(!p){let P={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:f},
message:"property name must be valid"};e===null?e=[P]:e.push(P),i++}}}else{let f={instancePath:t+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/additionalProperties\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),i++}}}else{let l={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return N.errors=e,i===0}function ne(a,{
instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.path===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},
message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(a.unsaved===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"unsaved"},message:"must have required property 'unsa\
ved'"};e===null?e=[r]:e.push(r),i++}if(a.have===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"have"},message:"must have required property 'have'"};e===null?e=[r]:e.push(r),i++}for(let r in a)
if(!(r==="path"||r==="unsaved"||r==="have"||r==="refresh")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(h(r)>1e3){let s={instancePath:t+"/path",schemaPath:"#/\
properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===
null?e=[s]:e.push(s),i++}if(!oe.test(r)){let s={instancePath:t+"/path",schemaPath:"#/properties/path/pattern",keyword:"p\
attern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}}if(a.unsaved!==void 0&&(N(a.unsaved,{instancePath:t+"/unsaved",parentData:a,parentDataProperty:"unsave\
d",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),a.have!==void 0){let r=a.have;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(Object.keys(r).length>500){let s={instancePath:t+"/have",schemaPath:"#/properties/have/maxPr\
operties",keyword:"maxProperties",params:{limit:500},message:"must NOT have more than 500 properties"};e===null?e=[s]:e.
push(s),i++}for(let s in r){let p=r[s];if(typeof p=="string"){if(h(p)>64){let o={instancePath:t+"/have/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/have/additionalProperties/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:t+"/have/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/have/additionalProperties/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:t+"/have",schemaPath:"#/properti\
es/have/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(a.refresh!==
void 0&&typeof a.refresh!="boolean"){let r={instancePath:t+"/refresh",schemaPath:"#/properties/refresh/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ne.errors=e,
i===0}var Xe=L,ee={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/preview-fac\
ts.schema.json",title:"Preview facts",description:"The visitor an editor sees the page as. It only chooses content: noth\
ing of a player is shown for it.",type:"object",additionalProperties:!1,properties:{authorized:{title:"Authorized",description:"\
Whether the visitor is signed in.",type:"boolean"},deposits:{title:"Deposits",description:"Deposits made so far.",type:"\
string",enum:["none","one","more"]},country:{title:"Country",description:"ISO 3166 code of the country a player declared\
.",type:"string",pattern:"^[A-Z]{2}$"},closed:{title:"Closed",description:"Flags of a player’s access that are closed, s\
uch as the casino.",type:"array",maxItems:9,uniqueItems:!0,items:{type:"string",enum:["casino","liveCasino","sportsbook",
"virtualSports","bonuses","payout","deposit","withdrawal","allowManualClaim"]}},riskPayout:{title:"Risk payout",description:"\
Payouts of the player are under review.",type:"boolean"},marketing:{title:"Marketing",description:"Whether offers may be\
 shown; false for players in a break or an exclusion.",type:"boolean"},listed:{title:"Listed",description:"Whether the p\
layer is on each list of players that content names.",type:"boolean"}},required:["authorized"],examples:[{authorized:!0,
deposits:"more"}]},ze=new RegExp("^[A-Z]{2}$","u");function L(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.authorized===void 0){let r={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"authorized"},message:"must have required property 'authorized'"};
e===null?e=[r]:e.push(r),i++}for(let r in a)if(!(r==="authorized"||r==="deposits"||r==="country"||r==="closed"||r==="ris\
kPayout"||r==="marketing"||r==="listed")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(a.
authorized!==void 0&&typeof a.authorized!="boolean"){let r={instancePath:t+"/authorized",schemaPath:"#/properties/author\
ized/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(a.deposits!==
void 0){let r=a.deposits;if(typeof r!="string"){let s={instancePath:t+"/deposits",schemaPath:"#/properties/deposits/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(r==="none"||r==="one"||
r==="more")){let s={instancePath:t+"/deposits",schemaPath:"#/properties/deposits/enum",keyword:"enum",params:{allowedValues:ee.
properties.deposits.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(a.country!==
void 0){let r=a.country;if(typeof r=="string"){if(!ze.test(r)){let s={instancePath:t+"/country",schemaPath:"#/properties\
/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:t+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.closed!==void 0){let r=a.closed;if(Array.isArray(r)){
if(r.length>9){let n={instancePath:t+"/closed",schemaPath:"#/properties/closed/maxItems",keyword:"maxItems",params:{limit:9},
message:"must NOT have more than 9 items"};e===null?e=[n]:e.push(n),i++}let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!=
"string"){let d={instancePath:t+"/closed/"+n,schemaPath:"#/properties/closed/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(!(l==="casino"||l==="liveCasino"||l==="sportsbook"||l===
"virtualSports"||l==="bonuses"||l==="payout"||l==="deposit"||l==="withdrawal"||l==="allowManualClaim")){let d={instancePath:t+
"/closed/"+n,schemaPath:"#/properties/closed/items/enum",keyword:"enum",params:{allowedValues:ee.properties.closed.items.
enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),i++}}let p=r.length,o;if(p>1){let n={};
for(;p--;){let l=r[p];if(typeof l=="string"){if(typeof n[l]=="number"){o=n[l];let d={instancePath:t+"/closed",schemaPath:"\
#/properties/closed/uniqueItems",keyword:"uniqueItems",params:{i:p,j:o},message:"must NOT have duplicate items (items ##\
 "+o+" and "+p+" are identical)"};e===null?e=[d]:e.push(d),i++;break}n[l]=p}}}}else{let s={instancePath:t+"/closed",schemaPath:"\
#/properties/closed/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(a.
riskPayout!==void 0&&typeof a.riskPayout!="boolean"){let r={instancePath:t+"/riskPayout",schemaPath:"#/properties/riskPa\
yout/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(a.marketing!==
void 0&&typeof a.marketing!="boolean"){let r={instancePath:t+"/marketing",schemaPath:"#/properties/marketing/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(a.listed!==void 0&&typeof a.listed!=
"boolean"){let r={instancePath:t+"/listed",schemaPath:"#/properties/listed/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return L.errors=e,i===0}var Qe=le;var Be=J().fullFormats["date-time"];function le(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.aud===void 0){let r={instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"aud"},message:"must have required property 'aud'"};e===null?e=[r]:e.push(
r),i++}if(a.exp===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exp"},
message:"must have required property 'exp'"};e===null?e=[r]:e.push(r),i++}if(a.brand===void 0){let r={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"brand"},message:"must have required property 'brand'"};e===null?
e=[r]:e.push(r),i++}if(a.path===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),i++}if(a.aud!==void 0){let r=a.aud;if(typeof r!=
"string"){let s={instancePath:t+"/aud",schemaPath:"#/properties/aud/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(r!=="preview"){let s={instancePath:t+"/aud",schemaPath:"#/properties/au\
d/const",keyword:"const",params:{allowedValue:"preview"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}
if(a.exp!==void 0){let r=a.exp;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:t+"/exp",schemaPath:"\
#/properties/exp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}}if(a.
brand!==void 0){let r=a.brand;if(typeof r=="string"){if(h(r)>60){let s={instancePath:t+"/brand",schemaPath:"#/properties\
/brand/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[s]:
e.push(s),i++}if(h(r)<1){let s={instancePath:t+"/brand",schemaPath:"#/properties/brand/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/bra\
nd",schemaPath:"#/properties/brand/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(h(r)>1e3){let s={instancePath:t+"/path",schemaPath:"\
#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===
null?e=[s]:e.push(s),i++}if(!oe.test(r)){let s={instancePath:t+"/path",schemaPath:"#/properties/path/pattern",keyword:"p\
attern",params:{pattern:"^/"},message:'must match pattern "^/"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}}if(a.at!==void 0){let r=a.at;if(typeof r=="string"){if(!Be.validate(r)){let s={instancePath:t+"/at",schemaPath:"\
#/properties/at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=
[s]:e.push(s),i++}}else{let s={instancePath:t+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.entry!==void 0){let r=a.entry;if(typeof r=="string"){if(!O.
test(r)){let s={instancePath:t+"/entry",schemaPath:"#/properties/entry/pattern",keyword:"pattern",params:{pattern:"^[\\w.\
-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/e\
ntry",schemaPath:"#/properties/entry/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}a.facts!==void 0&&(L(a.facts,{instancePath:t+"/facts",parentData:a,parentDataProperty:"facts",rootData:u})||
(e=e===null?L.errors:e.concat(L.errors),i=e.length))}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return le.errors=e,i===0}var es=v,ss=w,rs=de;function de(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.entries===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"entries"},message:"must have required property 'entries'"};e===null?e=[r]:e.push(r),i++}if(a.conflicts===
void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"},message:"m\
ust have required property 'conflicts'"};e===null?e=[r]:e.push(r),i++}if(a.refused===void 0){let r={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"refused"},message:"must have required property 'refused'"};e===null?
e=[r]:e.push(r),i++}for(let r in a)if(!(r==="entries"||r==="conflicts"||r==="refused")){let s={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(a.entries!==void 0){let r=a.entries;if(Array.isArray(r)){let s=r.length;for(let p=0;p<
s;p++)I(r[p],{instancePath:t+"/entries/"+p,parentData:r,parentDataProperty:p,rootData:u})||(e=e===null?I.errors:e.concat(
I.errors),i=e.length)}else{let s={instancePath:t+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(a.conflicts!==void 0){let r=a.conflicts;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++)$(r[p],{instancePath:t+"/conflicts/"+p,parentData:r,parentDataProperty:p,
rootData:u})||(e=e===null?$.errors:e.concat($.errors),i=e.length)}else{let s={instancePath:t+"/conflicts",schemaPath:"#/\
properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(a.
refused!==void 0){let r=a.refused;if(Array.isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){if(o.entryId===void 0){let n={instancePath:t+"/refused/"+p,schemaPath:"#/properties/refused/i\
tems/required",keyword:"required",params:{missingProperty:"entryId"},message:"must have required property 'entryId'"};e===
null?e=[n]:e.push(n),i++}if(o.reason===void 0){let n={instancePath:t+"/refused/"+p,schemaPath:"#/properties/refused/item\
s/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?
e=[n]:e.push(n),i++}if(o.message===void 0){let n={instancePath:t+"/refused/"+p,schemaPath:"#/properties/refused/items/re\
quired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?
e=[n]:e.push(n),i++}for(let n in o)if(!(n==="entryId"||n==="reason"||n==="message")){let l={instancePath:t+"/refused/"+p,
schemaPath:"#/properties/refused/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(o.entryId!==void 0&&typeof o.entryId!="st\
ring"){let n={instancePath:t+"/refused/"+p+"/entryId",schemaPath:"#/properties/refused/items/properties/entryId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(o.reason!==void 0&&typeof o.reason!=
"string"){let n={instancePath:t+"/refused/"+p+"/reason",schemaPath:"#/properties/refused/items/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(o.message!==void 0&&typeof o.message!=
"string"){let n={instancePath:t+"/refused/"+p+"/message",schemaPath:"#/properties/refused/items/properties/message/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:t+
"/refused/"+p,schemaPath:"#/properties/refused/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:t+"/refused",schemaPath:"#/properties/refused/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return de.errors=e,
i===0}var ts=me;function me(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.changes===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"changes"},message:"must have required property 'changes'"};e===null?e=[r]:e.push(r),i++}for(let r in a)
if(r!=="changes"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(a.changes!==void 0){let r=a.changes;if(Array.
isArray(r)){if(r.length>2e3){let p={instancePath:t+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxIte\
ms",params:{limit:2e3},message:"must NOT have more than 2000 items"};e===null?e=[p]:e.push(p),i++}if(r.length<1){let p={
instancePath:t+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{limit:1},message:"must N\
OT have fewer than 1 items"};e===null?e=[p]:e.push(p),i++}let s=r.length;for(let p=0;p<s;p++)T(r[p],{instancePath:t+"/ch\
anges/"+p,parentData:r,parentDataProperty:p,rootData:u})||(e=e===null?T.errors:e.concat(T.errors),i=e.length)}else{let s={
instancePath:t+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),i++}return me.errors=e,i===0}var is=ue;function ue(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.token===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[r]:e.push(r),i++}if(a.token!==void 0){let r=a.token;if(typeof r==
"string"){if(h(r)<16){let s={instancePath:t+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{
limit:16},message:"must NOT have fewer than 16 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/t\
oken",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}if(a.expiresAt!==void 0&&typeof a.expiresAt!="string"){let r={instancePath:t+"/expiresAt",schemaPath:"#/p\
roperties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return ue.errors=e,i===0}var as=ye;function ye(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.email===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[r]:e.push(r),i++}if(a.password===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[r]:e.push(r),i++}for(let r in a)if(!(r==="email"||r==="password")){let s={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(a.email!==void 0){let r=a.email;if(typeof r=="string"){if(h(r)>254){let s={instancePath:t+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),i++}if(h(r)<1){let s={instancePath:t+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:t+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(a.password!==void 0){let r=a.password;if(typeof r=="string"){if(h(r)>200){
let s={instancePath:t+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(h(r)<1){let s={instancePath:t+"/password",schemaPath:"\
#/properties/password/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/password",schemaPath:"#/properties/password/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return ye.errors=e,i===
0}var ps=fe,Fe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/studio/studio-message\
.schema.json",title:"Studio message",description:"What the studio posts to the page it shows.",type:"object",required:["\
type"],discriminator:{propertyName:"type"},oneOf:[{title:"Mode",description:"Whether a click selects a block or does wha\
t it does for visitors.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the m\
essage.",type:"string",const:"marquee:mode"},editing:{title:"Editing",description:"Clicks select.",type:"boolean"}},required:[
"type","editing"]},{title:"Select",description:"Outlines a block and scrolls to it.",type:"object",additionalProperties:!1,
properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:select"},entryId:{title:"\
Entry",description:"Id of the block’s entry, or null for none.",type:["string","null"],maxLength:64}},required:["type",
"entryId"]},{title:"Unsaved",description:"Shows the page with unsaved content.",type:"object",additionalProperties:!1,properties:{
type:{title:"Type",description:"Kind of the message.",type:"string",const:"marquee:unsaved"},unsaved:{title:"Unsaved",description:"\
All that is typed and not saved.",allOf:[{$ref:"https://marquee.dev/schemas/studio/unsaved-content.schema.json"}]},sequence:{
title:"Sequence",description:"Number of the request; the newest wins.",type:"integer",minimum:0}},required:["type","unsa\
ved","sequence"]},{title:"Refresh",description:"Drafts were saved: the page shows them. Content that is still unsaved st\
ays laid over them.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",description:"Kind of the messa\
ge.",type:"string",const:"marquee:refresh"},sequence:{title:"Sequence",description:"Number of the request; the newest wi\
ns.",type:"integer",minimum:0}},required:["type","sequence"]},{title:"Order",description:"Moves the blocks of a holder a\
t once; a refresh follows when the order is saved.",type:"object",additionalProperties:!1,properties:{type:{title:"Type",
description:"Kind of the message.",type:"string",const:"marquee:order"},holder:{title:"Holder",description:"Id of the pa\
ge, layout or panel.",type:"string",pattern:"^[\\w.-]{1,64}$"},entryIds:{title:"Entries",description:"Ids of its blocks \
in their new order.",type:"array",maxItems:200,items:{type:"string",maxLength:64}}},required:["type","holder","entryIds"]}]};
function fe(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}let r=a.type;if(typeof r=="string")if(r===
"marquee:mode")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"#/oneO\
f/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),i++}if(a.editing===void 0){let s={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:"editing"},message:"must have required property 'editing'"};e===null?e=[s]:e.push(s),i++}for(let s in a)
if(!(s==="type"||s==="editing")){let p={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.
type!==void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/0/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:mode"){
let p={instancePath:t+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"marquee\
:mode"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),i++}}if(a.editing!==void 0&&typeof a.editing!="boo\
lean"){let s={instancePath:t+"/editing",schemaPath:"#/oneOf/0/properties/editing/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(r==="marquee:select")if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"#/oneOf/1/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(a.entryId===
void 0){let s={instancePath:t,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"entryId"},message:"\
must have required property 'entryId'"};e===null?e=[s]:e.push(s),i++}for(let s in a)if(!(s==="type"||s==="entryId")){let p={
instancePath:t,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.type!==void 0){let s=a.type;if(typeof s!=
"string"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:select"){let p={instancePath:t+"/type",schemaPath:"\
#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"marquee:select"},message:"must be equal to consta\
nt"};e===null?e=[p]:e.push(p),i++}}if(a.entryId!==void 0){let s=a.entryId;if(typeof s!="string"&&s!==null){let p={instancePath:t+
"/entryId",schemaPath:"#/oneOf/1/properties/entryId/type",keyword:"type",params:{type:Fe.oneOf[1].properties.entryId.type},
message:"must be string,null"};e===null?e=[p]:e.push(p),i++}if(typeof s=="string"&&h(s)>64){let p={instancePath:t+"/entr\
yId",schemaPath:"#/oneOf/1/properties/entryId/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have mo\
re than 64 characters"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:t,schemaPath:"#/oneOf/1/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(r==="marquee:unsaved")if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"#/oneOf/2/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),i++}if(a.unsaved===
void 0){let s={instancePath:t,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:"unsaved"},message:"\
must have required property 'unsaved'"};e===null?e=[s]:e.push(s),i++}if(a.sequence===void 0){let s={instancePath:t,schemaPath:"\
#/oneOf/2/required",keyword:"required",params:{missingProperty:"sequence"},message:"must have required property 'sequenc\
e'"};e===null?e=[s]:e.push(s),i++}for(let s in a)if(!(s==="type"||s==="unsaved"||s==="sequence")){let p={instancePath:t,
schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.type!==void 0){let s=a.type;if(typeof s!="string"){let p={
instancePath:t+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:unsaved"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/2/pr\
operties/type/const",keyword:"const",params:{allowedValue:"marquee:unsaved"},message:"must be equal to constant"};e===null?
e=[p]:e.push(p),i++}}if(a.unsaved!==void 0&&(N(a.unsaved,{instancePath:t+"/unsaved",parentData:a,parentDataProperty:"uns\
aved",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),i=e.length)),a.sequence!==void 0){let s=a.sequence;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:t+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof s=="number"&&
isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:t+"/sequence",schemaPath:"#/oneOf/2/properties/sequence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:t,
schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}else if(r===
"marquee:refresh")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,schemaPath:"#/o\
neOf/3/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),i++}if(a.sequence===void 0){let s={instancePath:t,schemaPath:"#/oneOf/3/required",keyword:"required",params:{
missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=[s]:e.push(s),i++}for(let s in a)
if(!(s==="type"||s==="sequence")){let p={instancePath:t,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.
type!==void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/3/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:refres\
h"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"mar\
quee:refresh"},message:"must be equal to constant"};e===null?e=[p]:e.push(p),i++}}if(a.sequence!==void 0){let s=a.sequence;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:t+"/sequence",schemaPath:"#/oneOf/3/proper\
ties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))){let p={instancePath:t+"/sequence",schemaPath:"#/oneOf/3/properties/sequence/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}}else{let s={
instancePath:t,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),i++}else if(r==="marquee:order")if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let s={instancePath:t,
schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),i++}if(a.holder===void 0){let s={instancePath:t,schemaPath:"#/oneOf/4/required",keyword:"\
required",params:{missingProperty:"holder"},message:"must have required property 'holder'"};e===null?e=[s]:e.push(s),i++}
if(a.entryIds===void 0){let s={instancePath:t,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
entryIds"},message:"must have required property 'entryIds'"};e===null?e=[s]:e.push(s),i++}for(let s in a)if(!(s==="type"||
s==="holder"||s==="entryIds")){let p={instancePath:t,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.type!==
void 0){let s=a.type;if(typeof s!="string"){let p={instancePath:t+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(s!=="marquee:order"){let p={instancePath:t+
"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"marquee:order"},message:"must\
 be equal to constant"};e===null?e=[p]:e.push(p),i++}}if(a.holder!==void 0){let s=a.holder;if(typeof s=="string"){if(!O.
test(s)){let p={instancePath:t+"/holder",schemaPath:"#/oneOf/4/properties/holder/pattern",keyword:"pattern",params:{pattern:"\
^[\\w.-]{1,64}$"},message:'must match pattern "^[\\w.-]{1,64}$"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:t+
"/holder",schemaPath:"#/oneOf/4/properties/holder/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),i++}}if(a.entryIds!==void 0){let s=a.entryIds;if(Array.isArray(s)){if(s.length>200){let o={instancePath:t+
"/entryIds",schemaPath:"#/oneOf/4/properties/entryIds/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT \
have more than 200 items"};e===null?e=[o]:e.push(o),i++}let p=s.length;for(let o=0;o<p;o++){let n=s[o];if(typeof n=="str\
ing"){if(h(n)>64){let l={instancePath:t+"/entryIds/"+o,schemaPath:"#/oneOf/4/properties/entryIds/items/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),i++}}else{let l={
instancePath:t+"/entryIds/"+o,schemaPath:"#/oneOf/4/properties/entryIds/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),i++}}}else{let p={instancePath:t+"/entryIds",schemaPath:"#/oneOf/4/pr\
operties/entryIds/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}}else{
let s={instancePath:t,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),i++}else{let s={instancePath:t,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mappi\
ng",tag:"type",tagValue:r},message:'value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(s),i++}else{let s={instancePath:t,
schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:r},message:'tag "type" must\
 be string'};e===null?e=[s]:e.push(s),i++}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return fe.errors=e,i===0}var os=ce;function ce(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.token===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[r]:e.push(r),i++}if(a.personId===void 0){let r={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"personId"},message:"must have required property 'per\
sonId'"};e===null?e=[r]:e.push(r),i++}if(a.name===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),i++}if(a.email===
void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must \
have required property 'email'"};e===null?e=[r]:e.push(r),i++}if(a.token!==void 0){let r=a.token;if(typeof r=="string"){
if(h(r)<1){let s={instancePath:t+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:t+"/token",schemaPath:"\
#/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(a.
personId!==void 0&&typeof a.personId!="string"){let r={instancePath:t+"/personId",schemaPath:"#/properties/personId/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(a.name!==void 0&&typeof a.
name!="string"){let r={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}if(a.email!==void 0&&typeof a.email!="string"){let r={instancePath:t+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),i++}}else{let r={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),i++}return ce.errors=e,i===0}var ns=he;function he(a,{instancePath:t="",parentData:y,parentDataProperty:m,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.brands===void 0){let r={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"brands"},message:"must have required property 'brands'"};e===null?e=[r]:e.push(r),i++}for(let r in a)if(r!==
"brands"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(a.brands!==void 0){let r=a.brands;if(Array.
isArray(r)){let s=r.length;for(let p=0;p<s;p++){let o=r[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){
let n={instancePath:t+"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),i++}if(o.name===void 0){let n={instancePath:t+
"/brands/"+p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[n]:e.push(n),i++}if(o.markets===void 0){let n={instancePath:t+"/brands/"+
p,schemaPath:"#/properties/brands/items/required",keyword:"required",params:{missingProperty:"markets"},message:"must ha\
ve required property 'markets'"};e===null?e=[n]:e.push(n),i++}for(let n in o)if(!(n==="id"||n==="name"||n==="markets")){
let l={instancePath:t+"/brands/"+p,schemaPath:"#/properties/brands/items/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(o.id!==
void 0&&typeof o.id!="string"){let n={instancePath:t+"/brands/"+p+"/id",schemaPath:"#/properties/brands/items/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(o.name!==void 0&&
typeof o.name!="string"){let n={instancePath:t+"/brands/"+p+"/name",schemaPath:"#/properties/brands/items/properties/nam\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}if(o.markets!==void 0){
let n=o.markets;if(Array.isArray(n)){let l=n.length;for(let d=0;d<l;d++){let f=n[d];if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.code===void 0){let c={instancePath:t+"/brands/"+p+"/markets/"+d,schemaPath:"#/properties/brands/items/propertie\
s/markets/items/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};
e===null?e=[c]:e.push(c),i++}if(f.name===void 0){let c={instancePath:t+"/brands/"+p+"/markets/"+d,schemaPath:"#/properti\
es/brands/items/properties/markets/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have\
 required property 'name'"};e===null?e=[c]:e.push(c),i++}if(f.timeZone===void 0){let c={instancePath:t+"/brands/"+p+"/ma\
rkets/"+d,schemaPath:"#/properties/brands/items/properties/markets/items/required",keyword:"required",params:{missingProperty:"\
timeZone"},message:"must have required property 'timeZone'"};e===null?e=[c]:e.push(c),i++}if(f.locales===void 0){let c={
instancePath:t+"/brands/"+p+"/markets/"+d,schemaPath:"#/properties/brands/items/properties/markets/items/required",keyword:"\
required",params:{missingProperty:"locales"},message:"must have required property 'locales'"};e===null?e=[c]:e.push(c),i++}
for(let c in f)if(!(c==="code"||c==="name"||c==="timeZone"||c==="locales")){let P={instancePath:t+"/brands/"+p+"/markets\
/"+d,schemaPath:"#/properties/brands/items/properties/markets/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[P]:e.push(P),i++}if(f.code!==void 0&&
typeof f.code!="string"){let c={instancePath:t+"/brands/"+p+"/markets/"+d+"/code",schemaPath:"#/properties/brands/items/\
properties/markets/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),i++}if(f.name!==void 0&&typeof f.name!="string"){let c={instancePath:t+"/brands/"+p+"/markets/"+d+"/name",
schemaPath:"#/properties/brands/items/properties/markets/items/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[c]:e.push(c),i++}if(f.timeZone!==void 0&&typeof f.timeZone!="string"){let c={instancePath:t+
"/brands/"+p+"/markets/"+d+"/timeZone",schemaPath:"#/properties/brands/items/properties/markets/items/properties/timeZon\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),i++}if(f.locales!==void 0){
let c=f.locales;if(Array.isArray(c)){if(c.length<1){let b={instancePath:t+"/brands/"+p+"/markets/"+d+"/locales",schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),i++}let P=c.length;for(let b=0;b<P;b++){let k=c[b];if(k&&typeof k==
"object"&&!Array.isArray(k)){if(k.locale===void 0){let g={instancePath:t+"/brands/"+p+"/markets/"+d+"/locales/"+b,schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/items/required",keyword:"required",params:{missingProperty:"\
locale"},message:"must have required property 'locale'"};e===null?e=[g]:e.push(g),i++}if(k.contentLocale===void 0){let g={
instancePath:t+"/brands/"+p+"/markets/"+d+"/locales/"+b,schemaPath:"#/properties/brands/items/properties/markets/items/p\
roperties/locales/items/required",keyword:"required",params:{missingProperty:"contentLocale"},message:"must have require\
d property 'contentLocale'"};e===null?e=[g]:e.push(g),i++}if(k.label===void 0){let g={instancePath:t+"/brands/"+p+"/mark\
ets/"+d+"/locales/"+b,schemaPath:"#/properties/brands/items/properties/markets/items/properties/locales/items/required",
keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[g]:e.push(
g),i++}for(let g in k)if(!(g==="locale"||g==="contentLocale"||g==="label")){let Z={instancePath:t+"/brands/"+p+"/markets\
/"+d+"/locales/"+b,schemaPath:"#/properties/brands/items/properties/markets/items/properties/locales/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties"};e===
null?e=[Z]:e.push(Z),i++}if(k.locale!==void 0&&typeof k.locale!="string"){let g={instancePath:t+"/brands/"+p+"/markets/"+
d+"/locales/"+b+"/locale",schemaPath:"#/properties/brands/items/properties/markets/items/properties/locales/items/proper\
ties/locale/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),i++}if(k.contentLocale!==
void 0&&typeof k.contentLocale!="string"){let g={instancePath:t+"/brands/"+p+"/markets/"+d+"/locales/"+b+"/contentLocale",
schemaPath:"#/properties/brands/items/properties/markets/items/properties/locales/items/properties/contentLocale/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),i++}if(k.label!==void 0&&typeof k.label!=
"string"){let g={instancePath:t+"/brands/"+p+"/markets/"+d+"/locales/"+b+"/label",schemaPath:"#/properties/brands/items/\
properties/markets/items/properties/locales/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[g]:e.push(g),i++}}else{let g={instancePath:t+"/brands/"+p+"/markets/"+d+"/locales/"+b,schemaPath:"\
#/properties/brands/items/properties/markets/items/properties/locales/items/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[g]:e.push(g),i++}}}else{let P={instancePath:t+"/brands/"+p+"/markets/"+d+"/locales",
schemaPath:"#/properties/brands/items/properties/markets/items/properties/locales/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[P]:e.push(P),i++}}}else{let c={instancePath:t+"/brands/"+p+"/markets/"+d,schemaPath:"\
#/properties/brands/items/properties/markets/items/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[c]:e.push(c),i++}}}else{let l={instancePath:t+"/brands/"+p+"/markets",schemaPath:"#/properties/brands/items/\
properties/markets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}}else{
let n={instancePath:t+"/brands/"+p,schemaPath:"#/properties/brands/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),i++}}}else{let s={instancePath:t+"/brands",schemaPath:"#/properties/brands/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return he.
errors=e,i===0}var ls=N;export{Ze as validateContentError,_e as validateContentPerson,Ve as validateFieldChange,Ce as validateFieldConflict,He as validateManagedAsset,
Re as validateManagedAssets,We as validateManagedEntries,Ue as validateManagedEntry,Ke as validatePageMessage,Ge as validatePreviewBlock,
Ye as validatePreviewBlocksAnswer,Je as validatePreviewBlocksRequest,Xe as validatePreviewFacts,Qe as validatePreviewGrant,
es as validatePreviewNote,ss as validatePreviewPage,rs as validateSaveReply,ts as validateSaveRequest,is as validateSignInReply,
as as validateSignInRequest,ps as validateStudioMessage,os as validateStudioSession,ns as validateStudioSites,ls as validateUnsavedContent};
